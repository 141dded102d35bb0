import type { PageAddress } from '@vitrina/epack-model';

/** Returns whether two addresses name the same page. Builds no keys: it runs for each block of a page. */
export function isSamePage(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.template === other.template && one.page === other.page;
}
