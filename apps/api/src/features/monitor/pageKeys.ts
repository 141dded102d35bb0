import { pageKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/** Returns the key of a page by its link, until a check reads its canonical address; empty without a link. */
export function keyOfLink(link: string | null | undefined): string {
  return link ? (pageKey(link) ?? '') : '';
}

/** Fills in the keys of pages that have none, as pages older than the keys. */
export async function fillPageKeys(query: Queryable, pageIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; link: string }>`
    select id, link from product_page
    where id = any(${pageIds}::int[]) and page_key = '' and link is not null
  `.execute(query);
  if (rows.length === 0) return;
  await sql`
    update product_page p set page_key = k.page_key
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ link }) => keyOfLink(link))}::text[]) k (id, page_key)
    where p.id = k.id
  `.execute(query);
}
