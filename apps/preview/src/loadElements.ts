/** Loads the scripts of the custom elements on the page, from the server that served it. */
export function loadElements(page: ParentNode): void {
  const names = [...page.querySelectorAll('*')].map(({ localName }) => localName);
  for (const name of new Set(names.filter((localName) => /^vitrina-[a-z\d-]+$/.test(localName)))) {
    const script = document.createElement('script');
    script.src = `/stream/v1/elements/${name}.js`;
    document.head.append(script);
  }
}
