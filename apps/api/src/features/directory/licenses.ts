import {
  noContentRules,
  type CallRequest,
  type contract,
  type License,
  type LicenseInput,
  type LicenseListItem,
} from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import { namedList } from '../../platform/http/namedList.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { licensesInScope, requireFullAdmin } from '../access/adminScope.ts';
import { keepKitVersion } from './kitVersions.ts';
import type { RecordKind } from './records.ts';

const retailerCount = sql<number>`(select count(*) from license_retailer x where x.license_id = l.id)`;
const groupCount = sql<number>`(select count(*) from group_license x where x.license_id = l.id)`;
const epackCount = sql<number>`(select count(*) from epack e where e.license_id = l.id and e.deleted_at is null)`;

/** Lists the licenses the user administers. */
export function searchLicenses(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchLicenses>['query'],
): Promise<{ items: LicenseListItem[]; total: number }> {
  return readList(
    query,
    {
      select: sql<LicenseListItem>`l.id, l.name, l.revision, ${retailerCount} as "retailerCount",
        ${groupCount} as "groupCount", ${epackCount} as "epackCount"`,
      from: sql`license l`,
      conditions: [
        licensesInScope(user),
        contains(request.search, [sql`l.name`]),
        request.retailers &&
          sql`exists (
            select 1 from license_retailer x
            where x.license_id = l.id and x.retailer_id = any(${request.retailers}::int[])
          )`,
      ],
      columns: { id: sql`l.id`, name: asText(sql`l.name`), retailerCount, groupCount, epackCount },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`l.id`,
    },
    request,
  );
}

async function findLicense(query: Queryable, user: CurrentUser, id: number): Promise<License | undefined> {
  const linked = (table: string, link: string) =>
    namedList(
      sql`${sql.table(table)} n join ${sql.table(link)} x on ${sql.ref(`x.${table}_id`)} = n.id
        where x.license_id = l.id`,
      { id: sql`n.id`, name: sql`n.name` },
    );
  const brands = namedList(sql`brand b where b.license_id = l.id`, { id: sql`b.id`, name: sql`b.name` });
  const groups = namedList(
    sql`user_group g join group_license x on x.group_id = g.id where x.license_id = l.id`,
    {
      id: sql`g.id`,
      name: sql`g.name`,
    },
  );
  const { rows } = await sql<License>`
    select l.id, l.name, l.revision, coalesce(l.content_rules, ${JSON.stringify(noContentRules)}::jsonb) as "contentRules",
      l.brand_kit as "brandKit",
      ${linked('retailer', 'license_retailer')} as retailers,
      ${linked('category', 'license_category')} as categories, ${brands} as brands, ${groups} as groups
    from license l where l.id = ${id} and ${licensesInScope(user)}
  `.execute(query);
  return rows[0];
}

async function checkUnused(query: Queryable, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from epack where license_id = ${id} union all select 1 from group_license where license_id = ${id} limit 1
  `.execute(query);
  if (rows.length > 0) throw new Failure(409, 'inUse');
}

/** Licenses; only ROLE_ADMIN changes them. */
export const licenseRecords: RecordKind<License, LicenseInput> = {
  name: 'license',
  table: 'license',
  find: findLicense,
  namesOf: ({ name }) => [name],
  namesBeside: () => ({ from: sql`license`, within: sql`true` }),
  columnsOf: ({ name, contentRules, brandKit }) => ({
    name: name.trim(),
    ...(contentRules && { content_rules: JSON.stringify(contentRules) }),
    ...(brandKit !== undefined && { brand_kit: brandKit && JSON.stringify(brandKit) }),
  }),
  linksOf: ({ retailerIds, categoryIds }) => [
    [{ table: 'license_retailer', owner: 'license_id', other: 'retailer_id' }, retailerIds],
    [{ table: 'license_category', owner: 'license_id', other: 'category_id' }, categoryIds],
  ],
  check: (_query, user) => requireFullAdmin(user),
  afterSave: (query, user, { id, before, after }) =>
    keepKitVersion(query, user, id, { before: before?.brandKit ?? null, after: after.brandKit }),
  checkUnused,
};
