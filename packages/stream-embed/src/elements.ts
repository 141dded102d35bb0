const name = /^vitrina-[a-z\d-]+$/;

/** How long a page waits for its scripts; without them it works as well, only less. */
const maxWaitMs = 1000;

/**
 * Loads the scripts of the custom elements a page uses, each once per document. Resolves when they are there: a page
 * shown after that does not move as they wake up.
 */
export async function loadElements(elements: readonly string[], root: string): Promise<void> {
  const loading = [...new Set(elements)]
    .filter((element) => name.test(element))
    .map((element) => load(element, root));
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** One that is there or on its way is not waited for. */
function load(element: string, root: string): Promise<unknown> {
  const isKnown =
    customElements.get(element) ?? document.head.querySelector(`script[data-vitrina-element="${element}"]`);
  if (isKnown) return Promise.resolve();
  const script = document.createElement('script');
  script.dataset.vitrinaElement = element;
  script.async = true;
  script.src = `${root}stream/v1/elements/${element}.js`;
  const ended = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  document.head.append(script);
  return ended;
}
