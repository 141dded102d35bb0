import type { ShopPageState } from '@vitrina/api-client/contract';

import type { FetchedPage } from '../../../platform/fetching/fetchPage.ts';
import type { PageFacts } from '../reading/pageFacts.ts';
import type { ExpectedPage } from './expectedPage.ts';
import { findOtherProduct } from './otherProduct.ts';

/** The state of a product page in the shop, independent of our content on it. */
export type PageState = ShopPageState;

const goneStatuses = new Set([404, 410]);
const lockedStatuses = new Set([401, 402, 451]);
const notFound =
  /\b404\b|not found|no longer (?:available|exists)|does(?:n’t|n't| not) exist|не найден|не существует|больше не (?:прода|доступ)|снят с продажи/i;
const language = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/** Returns the folders of an address: `/shop/pots/1` → `['shop', 'pots', '1']`. */
function foldersOf(url: URL): string[] {
  return url.pathname.split('/').filter((part) => part !== '' && !/^index\.\w+$/.test(part));
}

/** Checks whether an address is a shop's front page, perhaps of one of its languages. */
function isHome(url: URL): boolean {
  const [first, ...others] = foldersOf(url);
  return url.search === '' && others.length === 0 && (first === undefined || language.test(first));
}

/** Checks whether the shop redirected from the product to one of the lists above it. */
function isSentUp(link: URL, url: URL): boolean {
  const [before, after] = [foldersOf(link), foldersOf(url)];
  return after.length < before.length && after.every((part, index) => part === before[index]);
}

function hasProduct({ product: { gtins, mpns, names, skus }, embeds }: PageFacts): boolean {
  return gtins.length + mpns.length + names.length + skus.length + embeds.length > 0;
}

/** Returns where the shop redirected from the product; undefined if the page is still the product's. */
function findDetour(
  link: URL,
  url: URL,
  { facts, expected }: { facts: PageFacts; expected: ExpectedPage },
): PageState | undefined {
  const isMoved = foldersOf(link).join('/') !== foldersOf(url).join('/');
  if (!isMoved) return undefined;
  if (isHome(url)) return 'sentToHome';
  if (isSentUp(link, url) || (facts.isList && !hasProduct(facts))) return 'sentToList';
  return findOtherProduct(facts.product, expected, { isRedirected: true }) ? 'sentToOther' : undefined;
}

/** Determines the state of a page from its response. */
export function findState(
  link: string,
  { status, url, robotsTag }: FetchedPage,
  facts: PageFacts,
  expected: ExpectedPage,
): PageState {
  if (goneStatuses.has(status)) return 'gone';
  if (lockedStatuses.has(status)) return 'locked';
  const detour = findDetour(new URL(link), new URL(url), { facts, expected });
  if (detour) return detour;
  if (!hasProduct(facts)) {
    if (facts.asksForPassword) return 'locked';
    if (notFound.test(facts.title) || notFound.test(facts.heading)) return 'softNotFound';
  }
  const isHiddenFromSearch = facts.isHiddenFromSearch || /\b(?:noindex|none)\b/i.test(robotsTag);
  return isHiddenFromSearch ? 'noindex' : 'shown';
}
