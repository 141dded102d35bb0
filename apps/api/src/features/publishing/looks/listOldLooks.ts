import type { BrandKitWire, Named } from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';
import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { completeKit, lookOf } from '../../directory/brandKits.ts';

/** A publication that retailers show in another look than that of its license. */
export interface OldLook {
  epackId: string;
  name: string;
  publicationId: number;
  publishedAt: Date;
  /** Where it is shown, and under which of its keys. */
  retailers: (Named & { keys: ProductKey[] })[];
}

/**
 * Lists the publications of a license that were rendered with another look, by the name of their epack.
 *
 * @param publicationId - to look at one publication alone
 */
export function listOldLooks(
  query: Queryable,
  licenseId: number,
  publicationId?: number,
): Promise<OldLook[]> {
  return listDifferent(query, licenseId, { look: lookOf('l.brand_kit'), publicationId });
}

/** Lists the publications of a license that were rendered with another look than that of a kit. */
export function listLooksBut(
  query: Queryable,
  licenseId: number,
  kit: BrandKitWire | null,
): Promise<OldLook[]> {
  const look = kit ? sql`${JSON.stringify(completeKit(kit))}::jsonb` : sql`null::jsonb`;
  return listDifferent(query, licenseId, { look, publicationId: undefined });
}

async function listDifferent(
  query: Queryable,
  licenseId: number,
  { look, publicationId }: { look: RawBuilder<unknown>; publicationId: number | undefined },
): Promise<OldLook[]> {
  const { rows } = await sql<OldLook>`
    select x.epack_id as "epackId", x.name, x.id as "publicationId", x.published_at as "publishedAt",
      json_agg(json_build_object('id', x.retailer_id, 'name', x.retailer, 'keys', x.keys) order by x.retailer_id) as retailers
    from (
      select p.epack_id, e.name, p.id, p.published_at, r.id as retailer_id, r.name as retailer,
        json_agg(json_build_object('kind', s.kind, 'key', s.key) order by s.kind, s.key) as keys
      from stream_pointer s
      join publication p on p.id = s.publication_id
      join license l on l.id = p.license_id
      join epack e on e.id = p.epack_id
      join retailer r on r.id = s.retailer_id
      where p.license_id = ${licenseId} and ${lookOf('p.brand_kit')} is distinct from ${look}
        and (${publicationId ?? null}::int is null or p.id = ${publicationId ?? null})
      group by p.id, e.id, r.id
    ) x
    group by x.epack_id, x.name, x.id, x.published_at
    order by x.name, x.id
  `.execute(query);
  return rows;
}
