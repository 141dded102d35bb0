import { isDeepStrictEqual } from 'node:util';
import { type BrandKitWire, type KitField, kitFields, type KitVersion } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { licensesInScope } from '../access/adminScope.ts';
import { completeKit } from './brandKits.ts';

const listedCount = 50;

/** Keeps the brand kit of a license as a version, if it differs from the one before. */
export async function keepKitVersion(
  query: Queryable,
  user: CurrentUser,
  licenseId: number,
  { before, after }: { before: BrandKitWire | null; after: BrandKitWire | null },
): Promise<void> {
  if (isDeepStrictEqual(before && completeKit(before), after && completeKit(after))) return;
  await query
    .insertInto('brand_kit_version')
    .values({
      license_id: licenseId,
      kit: after && JSON.stringify(after),
      saved_by: user.id,
      saved_at: new Date(),
    })
    .execute();
}

/** Lists the versions of a license's look, the newest first. @throws 404 */
export async function listKitVersions(
  query: Queryable,
  user: CurrentUser,
  licenseId: number,
): Promise<KitVersion[]> {
  const license =
    await sql`select 1 from license l where l.id = ${licenseId} and ${licensesInScope(user)}`.execute(query);
  if (license.rows.length === 0) throw notFound();
  const rows = await query
    .selectFrom('brand_kit_version as v')
    .leftJoin('app_user as u', 'u.id', 'v.saved_by')
    .select(['v.id', 'v.kit', 'v.saved_at', 'u.username'])
    .where('v.license_id', '=', licenseId)
    .orderBy('v.id', 'desc')
    .limit(listedCount + 1)
    .execute();
  return rows.slice(0, listedCount).map(({ id, kit, saved_at, username }, index) => ({
    id,
    kit,
    savedBy: username,
    savedDate: saved_at.toISOString(),
    changed: changedFields(rows[index + 1]?.kit ?? null, kit),
  }));
}

/** Returns the fields in which two looks differ; none if one of them is the plain look. */
function changedFields(before: BrandKitWire | null, after: BrandKitWire | null): KitField[] {
  if (!before || !after) return [];
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return kitFields.filter((name) => !isDeepStrictEqual(one[name], other[name]));
}

function fieldsOf(kit: BrandKitWire): Readonly<Partial<Record<KitField, string | undefined>>> {
  const { colors, ...rest } = completeKit(kit);
  const ofColors = Object.entries(colors).map(([role, value]) => [`colors.${role}`, value]);
  return { ...rest, ...Object.fromEntries(ofColors) };
}
