import { countVisits, demoLicenses } from '@vitrina/demo';

import type { Queryable } from '../../platform/storage/database.ts';
import { addDays, dayIn, startOfDay } from '../events/days.ts';
import { findShelf } from '../stream/lookups.ts';

/** A demo product on a retailer's page. */
export interface VisitedPage {
  epackId: string;
  licenseId: number;
  retailerId: number;
  shelfId: number;
  ean: string;
  mpn: string;
  brand: string;
  /** The product's rank in its license's order of popularity, from 0. */
  rank: number;
}

/** A day in the demo's past. */
export interface PastDay {
  day: string;
  start: Date;
  daysAgo: number;
}

/** Lists the pages of the licenses' products at their retailers, always in the same order. */
export async function listVisitedPages(
  query: Queryable,
  licenseIds: readonly number[],
): Promise<VisitedPage[]> {
  const epacks = await query
    .selectFrom('epack')
    .select(['id', 'license_id', 'ean', 'mpn', 'brand', 'type', 'categories'])
    .where('deleted_at', 'is', null)
    // Nobody sees a draft.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('publication').select('id').whereRef('publication.epack_id', '=', 'epack.id')),
    )
    .where('license_id', 'in', [...licenseIds])
    .orderBy('license_id')
    .orderBy('ean')
    .execute();
  const places = new Map<number, number>();
  const pages: VisitedPage[] = [];
  for (const { id, license_id, type, categories, ean, mpn, brand } of epacks) {
    const license = demoLicenses.find((one) => one.id === license_id);
    if (!license) continue;
    const place = places.get(license.id) ?? 0;
    places.set(license.id, place + 1);
    const shelfId = await findShelf(query, { isSis: type === 'sis', categories });
    for (const retailerId of license.retailerIds) {
      pages.push({ epackId: id, licenseId: license.id, retailerId, shelfId, ean, mpn, brand, rank: place });
    }
  }
  return pages;
}

/** Lists days between two numbers of days ago, including the first. */
export function listPastDays(timeZone: string, now: Date, from: number, until: number): PastDay[] {
  const today = dayIn(timeZone, now);
  return Array.from({ length: from - until }, (_, index) => {
    const daysAgo = from - index;
    const day = addDays(today, -daysAgo);
    return { day, start: startOfDay(timeZone, day), daysAgo };
  });
}

/** Returns the number of visits of a page on a day. */
export function countPageVisits(page: VisitedPage, { day, daysAgo }: PastDay, random: () => number): number {
  const date = new Date(day);
  return countVisits(page, { daysAgo, weekday: date.getUTCDay(), month: date.getUTCMonth() }, random);
}
