import { createFairTurns } from '../../platform/concurrency/fairTurns.ts';

/** Values that change with the preview; compared as JSON. */
export type PreviewKey = readonly unknown[];

interface Shared {
  key: PreviewKey;
  /** The license whose turn it takes. */
  licenseId: number | null;
  render(): Promise<string>;
}

/**
 * Renders previews one after the other, with turns for each license, and gives the same page to all who open it at the same
 * time or shortly after. Anyone with a link can open a preview, and a heavy page keeps the server's thread for a tenth of a second.
 *
 * @param sharedMs - for how long a rendered page is given to others. Anything outside of its key, such as
 *   assets, can be old for this time.
 */
export function createSharedPreviews(sharedMs: number): (wanted: Shared) => Promise<string> {
  const pages = new Map<string, Promise<string>>();
  const inTurn = createFairTurns(1);

  return ({ key, licenseId, render }) => {
    const name = JSON.stringify(key);
    const known = pages.get(name);
    if (known) return known;
    const page = inTurn(String(licenseId), render);
    pages.set(name, page);
    const forget = () => pages.delete(name);
    void page.then(() => setTimeout(forget, sharedMs).unref(), forget);
    return page;
  };
}
