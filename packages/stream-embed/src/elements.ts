import { importScript } from './importScript.ts';

const name = /^vitrina-[a-z\d-]+$/;

/** How long a page waits for its scripts; without them it works with less interactivity. */
const maxWaitMs = 1000;

/**
 * Loads the scripts of the custom elements a page uses. Resolves when they have loaded: a page shown after
 * that does not move when they are upgraded.
 */
export async function loadElements(elements: readonly string[], root: string): Promise<void> {
  const missing = elements.filter((element) => name.test(element) && !customElements.get(element));
  const loading = missing.map((element) =>
    importScript(`${root}stream/v1/elements/${element}.js`).catch(() => undefined),
  );
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
