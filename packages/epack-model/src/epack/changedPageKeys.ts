import type { PageKey } from '../pageAddress.ts';
import type { Epack } from './epack.ts';

/**
 * Returns the keys of pages that differ between two states of an epack, including new and removed pages: the
 * pages to save.
 *
 * @public
 */
export function changedPageKeys(before: Pick<Epack, 'pages'>, after: Pick<Epack, 'pages'>): PageKey[] {
  const keys = new Set([...Object.keys(before.pages), ...Object.keys(after.pages)]);
  return [...keys].filter((key) => before.pages[key] !== after.pages[key]);
}
