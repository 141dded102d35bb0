import type { BrandKitWire } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/**
 * Returns the look that an epack is rendered with: that of its license, else of its owner's only license; undefined for
 * the plain one.
 */
export async function findBrandKit(
  query: Queryable,
  { license_id, owner_id }: { license_id: number | null; owner_id: number },
): Promise<BrandKitWire | undefined> {
  const { rows } = await sql<{ brand_kit: BrandKitWire | null }>`
    select l.brand_kit from license l where l.id = coalesce(${license_id}::int, (
      select min(g.license_id) from app_user u join group_license g on g.group_id = u.group_id
      where u.id = ${owner_id} having count(*) = 1
    ))
  `.execute(query);
  return rows[0]?.brand_kit ?? undefined;
}
