import { sql } from 'kysely';
import type { Brand, Category, LicenseInfo, Named, RawCategory } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { listConnectedRetailers, listLicenses } from './reached.ts';

const byName = sql`name collate "und-x-icu"`;

/** Lists the retailers a user can access, each once; for administrators all of them, connected or not. */
export async function listRetailers(query: Queryable, user: CurrentUser): Promise<Named[]> {
  if (user.isAdmin) {
    return query.selectFrom('retailer').select(['id', 'name']).orderBy(byName).orderBy('id').execute();
  }
  const connected = await listConnectedRetailers(query, user);
  const byId = new Map(connected.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()];
}

/** Lists the retailers that accept Shop-in-shop packages. */
export async function listSisRetailers(query: Queryable, user: CurrentUser): Promise<Named[]> {
  const all = await listRetailers(query, user);
  const sis = await query.selectFrom('retailer').select('id').where('is_sis', '=', true).execute();
  const ids = new Set(sis.map((row) => row.id));
  return all.filter((retailer) => ids.has(retailer.id));
}

/** Lists the licenses a user can access, each with its retailers. */
export async function listLicenseInfo(query: Queryable, user: CurrentUser): Promise<LicenseInfo[]> {
  const [licenses, retailers] = await Promise.all([
    listLicenses(query, user),
    listConnectedRetailers(query, user),
  ]);
  return licenses.map((license) => ({
    ...license,
    retailers: retailers
      .filter((retailer) => retailer.license.id === license.id)
      .map(({ id, name }) => ({ id, name })),
  }));
}

/** Lists the brands of a user's licenses, and those without a license. */
export async function listBrands(query: Queryable, user: CurrentUser): Promise<Brand[]> {
  let selection = query.selectFrom('brand').select(['id', 'name', 'license_id as licenseId']);
  const { licenseIds } = user;
  if (licenseIds) {
    selection = selection.where((where) =>
      where.or([where('license_id', 'is', null), where('license_id', '=', sql<number>`any(${licenseIds})`)]),
    );
  }
  return selection.orderBy(byName).orderBy('id').execute();
}

async function findCategories(query: Queryable, licenseIds: readonly number[]): Promise<RawCategory[]> {
  const { rows } = await sql<RawCategory>`
    with recursive below as (
      select c.id, c.name, c.parent_id from category c
      where c.id in (select category_id from license_category where license_id = any(${licenseIds}))
      union
      select c.id, c.name, c.parent_id from category c join below b on c.parent_id = b.id
    )
    select id, name, name as label, parent_id as "parentId" from below order by name collate "und-x-icu", id
  `.execute(query);
  return rows;
}

/** Builds a tree of categories; those whose parent is not in the list are roots. */
export function toTree(rows: readonly RawCategory[]): Category[] {
  const byId = new Map(rows.map((row): [number, Category] => [row.id, { ...row, children: [] }]));
  const roots: Category[] = [];
  for (const category of byId.values()) {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    if (parent) parent.children.push(category);
    else roots.push(category);
  }
  return roots;
}

/**
 * Lists the categories of licenses, without licenses the user cannot access and categories hidden from the
 * group.
 */
export async function listCategoriesOf(
  query: Queryable,
  user: CurrentUser,
  licenseIds: readonly number[],
): Promise<RawCategory[]> {
  const reached = licenseIds.filter((id) => user.licenseIds?.includes(id) ?? true);
  const rows = await findCategories(query, reached);
  const rule = user.categoryRule;
  if (!rule) return rows;
  const listed = new Set(rule.ids);
  return rows.filter((row) => listed.has(String(row.id)) === (rule.method === 'allowed'));
}
