import type { BrandInput, BrandRecord, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { RecordKind } from './records.ts';

const select = sql<BrandRecord>`
  b.id, b.name, b.revision,
  case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license
`;
const from = sql`brand b left join license l on l.id = b.license_id`;

/**
 * Selects the brands (table alias `b`) the user can access: those of their licenses, and those available to
 * all.
 */
export function brandsInScope(user: CurrentUser) {
  return user.licenseIds
    ? sql<boolean>`(b.license_id is null or b.license_id = any(${user.licenseIds}::int[]))`
    : sql<boolean>`true`;
}

/** Searches the brands of the user's licenses, and those available to all. */
export function searchBrands(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchBrands>['query'],
): Promise<{ items: BrandRecord[]; total: number }> {
  return readList(
    query,
    {
      select,
      from,
      conditions: [
        brandsInScope(user),
        contains(request.search, [sql`b.name`]),
        request.licenses && sql`b.license_id = any(${request.licenses}::int[])`,
      ],
      columns: { id: sql`b.id`, name: asText(sql`b.name`), license: asText(sql`l.name`) },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`b.id`,
    },
    request,
  );
}

async function findBrand(query: Queryable, user: CurrentUser, id: number): Promise<BrandRecord | undefined> {
  const { rows } = await sql<BrandRecord>`
    select ${select} from ${from} where b.id = ${id} and ${brandsInScope(user)}
  `.execute(query);
  return rows[0];
}

function isOwn(user: CurrentUser, licenseId: number | null | undefined): boolean {
  if (!user.licenseIds) return true;
  return typeof licenseId === 'number' && user.licenseIds.includes(licenseId);
}

/** Brands; only ROLE_ADMIN can change those available to all. */
export const brandRecords: RecordKind<BrandRecord, BrandInput> = {
  name: 'brand',
  table: 'brand',
  find: findBrand,
  namesOf: ({ name }) => [name],
  namesBeside: (_user, { licenseId }) => ({
    from: sql`brand`,
    within: sql`(license_id is null or license_id is not distinct from ${licenseId})`,
  }),
  columnsOf: ({ name, licenseId }) => ({ name: name.trim(), license_id: licenseId }),
  check(_query, user, input, before) {
    const isForeign =
      (input !== undefined && !isOwn(user, input.licenseId)) ||
      (before !== undefined && !isOwn(user, before.license?.id));
    if (isForeign) throw forbidden();
  },
};
