import { isDeepStrictEqual } from 'node:util';
import type { BrandKitWire } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/** Fields that earlier kits lack, with what they had instead. */
const laterFields = {
  corners: 'own',
  spacing: 'regular',
  shadow: 'own',
  maxWidth: 'none',
  voice: '',
} as const satisfies Partial<BrandKitWire>;

/** Returns a kit with the fields that it lacks if it is an earlier one. */
export function completeKit(kit: BrandKitWire): BrandKitWire {
  return { ...laterFields, ...kit };
}

/** Checks whether pages look the same with both kits. Null is the plain look. */
export function isSameLook(one: BrandKitWire | null, other: BrandKitWire | null): boolean {
  const look = (kit: BrandKitWire | null) => kit && { ...completeKit(kit), voice: undefined };
  return isDeepStrictEqual(look(one), look(other));
}

/** Returns a kit in the form in which kits of the same look are equal; null stays null. */
export function lookOf(column: string): RawBuilder<unknown> {
  return sql`((${JSON.stringify(laterFields)}::jsonb || ${sql.ref(column)}) - 'voice')`;
}

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
