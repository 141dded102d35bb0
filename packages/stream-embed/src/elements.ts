const name = /^vitrina-[a-z\d-]+$/;

/** Loads the scripts of the custom elements a page uses, each once per document. */
export function loadElements(elements: readonly string[], root: string): void {
  for (const element of elements) {
    if (!name.test(element) || customElements.get(element)) continue;
    if (document.head.querySelector(`script[data-vitrina-element="${element}"]`)) continue;
    const script = document.createElement('script');
    script.dataset.vitrinaElement = element;
    script.async = true;
    script.src = `${root}stream/v1/elements/${element}.js`;
    document.head.append(script);
  }
}
