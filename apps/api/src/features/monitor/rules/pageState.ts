import type { FetchedPage } from '../../../platform/fetching/fetchPage.ts';
import type { PageFacts } from '../reading/pageFacts.ts';

/** The state of a product page in the shop, independent of our content on it. */
export type PageState = 'shown' | 'hidden' | 'locked' | 'deleted';

const goneStatuses = new Set([404, 410]);
const lockedStatuses = new Set([401, 402, 451]);

/** Returns the folders of an address: `/shop/pots/1` → `['shop', 'pots', '1']`. */
function foldersOf(url: URL): string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

/** Checks whether the shop redirected from the product to a list or its front page. */
function isSentUp(link: string, url: string): boolean {
  const [from, to] = [new URL(link), new URL(url)];
  const [before, after] = [foldersOf(from), foldersOf(to)];
  return after.length < before.length && after.every((part, index) => part === before[index]);
}

/** Determines the state of a page from its response. */
export function findState(link: string, { status, url }: FetchedPage, facts: PageFacts): PageState {
  if (goneStatuses.has(status)) return 'deleted';
  if (lockedStatuses.has(status)) return 'locked';
  if (url !== link && isSentUp(link, url)) return 'hidden';
  const { gtins, mpns, names } = facts.product;
  const hasProduct = gtins.length + mpns.length + names.length > 0;
  if (facts.asksForPassword && !hasProduct && facts.embeds.length === 0) return 'locked';
  return facts.isHiddenFromSearch ? 'hidden' : 'shown';
}
