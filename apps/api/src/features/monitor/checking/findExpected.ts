import { productKeys } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { freshViews } from '../pageViews.ts';
import type { EmbedFacts } from '../reading/pageFacts.ts';
import type { ExpectedPage } from '../rules/expectedPage.ts';

interface ExpectedRow {
  link: string | null;
  retailer_id: number;
  domains: string[];
  ean: string;
  mpn: string;
  brand: string;
  brand_alias: string;
  mapping_id: string;
  epack_id: string | null;
  public_id: string;
  has_fresh_views: boolean;
}

/**
 * Returns the expected values of a page: those of the mapped epack take precedence over those stored with the
 * page.
 */
export async function findExpected(
  query: Queryable,
  pageId: number,
  scriptOrigins: readonly string[],
): Promise<(ExpectedPage & { link: string | null; hasFreshViews: boolean }) | undefined> {
  const { rows } = await sql<ExpectedRow>`
    select p.link, p.retailer_id, r.domains, p.brand_alias, e.id as epack_id,
      coalesce(nullif(e.ean, ''), p.ean) as ean, coalesce(nullif(e.mpn, ''), p.mpn) as mpn,
      coalesce(nullif(e.brand, ''), p.brand) as brand, coalesce(e.mapping_id, '') as mapping_id,
      coalesce(e.public_id::text, '') as public_id, ${freshViews} > 0 as has_fresh_views
    from product_page p join retailer r on r.id = p.retailer_id
    left join epack e on e.id = p.epack_id and e.deleted_at is null
    where p.id = ${pageId}
  `.execute(query);
  const [row] = rows;
  return (
    row && {
      link: row.link,
      hasFreshViews: row.has_fresh_views,
      retailerId: row.retailer_id,
      domains: row.domains,
      scriptOrigins,
      ean: row.ean,
      mpn: row.mpn,
      brands: [row.brand, row.brand_alias].filter((name) => name !== ''),
      mappingId: row.mapping_id,
      epackId: row.epack_id,
      publicId: row.public_id,
    }
  );
}

/** Finds the epack a script tag shows at a retailer: tries its keys in the embed's order. */
export async function findShownEpack(
  query: Queryable,
  retailerId: number,
  embed: EmbedFacts,
): Promise<string | null> {
  const keys = productKeys(embed);
  if (keys.length === 0) return null;
  const pairs = sql.join(keys.map(({ kind, key }) => sql`(${kind}::text, ${key}::text)`));
  const { rows } = await sql<{ kind: string; epack_id: string }>`
    select kind, epack_id from stream_pointer where retailer_id = ${retailerId} and (kind, key) in (${pairs})
  `.execute(query);
  const shown = keys
    .map(({ kind }) => rows.find((row) => row.kind === kind))
    .find((row) => row !== undefined);
  return shown?.epack_id ?? null;
}
