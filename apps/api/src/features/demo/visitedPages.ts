import { type CalendarPage, calendarPages } from '@vitrina/demo';
import { pageKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findShelf } from '../stream/lookups.ts';

/** A page of the calendar with the package in the database. */
export interface VisitedPage {
  page: CalendarPage;
  /** Its address; null if the retailer has no page for the product. */
  link: string | null;
  /** The key of the address; empty without one. */
  pageKey: string;
  epackId: string;
  shelfId: number;
}

interface PublishedEpack {
  id: string;
  ean: string;
  isSis: boolean;
  categories: string[];
}

/** Lists the licenses' pages whose package is published, always in the same order. */
export async function listVisitedPages(
  query: Queryable,
  licenseIds: readonly number[],
  { demoShopOrigins: [origin = ''] }: Pick<Config, 'demoShopOrigins'>,
): Promise<VisitedPage[]> {
  const { rows } = await sql<PublishedEpack>`
    select distinct on (e.license_id, e.ean) e.id, e.ean, e.type = 'sis' as "isSis", e.categories from epack e
    where e.license_id = any(${licenseIds}::int[]) and e.deleted_at is null
      and exists (select from publication p where p.epack_id = e.id)
    order by e.license_id, e.ean, e.created_at
  `.execute(query);
  const epacks = new Map(rows.map((row) => [row.ean, row]));
  const shelves = new Map<string, number>();
  for (const { ean, ...kind } of rows) shelves.set(ean, await findShelf(query, kind));
  return calendarPages.flatMap((page) => {
    const { gtin, licenseId } = page.package;
    const epack = licenseIds.includes(licenseId) ? epacks.get(gtin) : undefined;
    if (!epack) return [];
    const link = page.path === null ? null : origin + page.path;
    const key = link === null ? '' : (pageKey(link) ?? '');
    return [{ page, link, pageKey: key, epackId: epack.id, shelfId: shelves.get(gtin) ?? 0 }];
  });
}
