import type { CallRequest, contract, Retailer, RetailerInput } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import { namedList } from '../../platform/http/namedList.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { licensesInScope, requireFullAdmin, retailersInScope } from '../access/adminScope.ts';
import type { RecordKind } from './records.ts';

/** A retailer serves many licenses; the user sees only their own. */
function selectFor(user: CurrentUser) {
  const licenses = namedList(
    sql`license l join license_retailer x on x.license_id = l.id where x.retailer_id = r.id and ${licensesInScope(user)}`,
    { id: sql`l.id`, name: sql`l.name` },
  );
  return sql<Retailer>`r.id, r.name, r.domains, r.is_sis as "isSis", r.marketplace, r.revision, ${licenses} as licenses`;
}

/** Lists the retailers the user sees in administration. */
export function searchRetailers(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchRetailers>['query'],
): Promise<{ items: Retailer[]; total: number }> {
  return readList(
    query,
    {
      select: selectFor(user),
      from: sql`retailer r`,
      conditions: [
        retailersInScope(user),
        contains(request.search, [sql`r.name`, sql`array_to_string(r.domains, ' ')`]),
        request.licenses &&
          sql`exists (
            select 1 from license_retailer x join license l on l.id = x.license_id
            where x.retailer_id = r.id and l.id = any(${request.licenses}::int[]) and ${licensesInScope(user)}
          )`,
        request.isSis === undefined ? undefined : sql`r.is_sis = ${request.isSis}`,
      ],
      columns: { id: sql`r.id`, name: asText(sql`r.name`), isSis: sql`r.is_sis` },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`r.id`,
    },
    request,
  );
}

async function findRetailer(query: Queryable, user: CurrentUser, id: number): Promise<Retailer | undefined> {
  const { rows } = await sql<Retailer>`
    select ${selectFor(user)} from retailer r where r.id = ${id} and ${retailersInScope(user)}
  `.execute(query);
  return rows[0];
}

async function checkUnused(query: Queryable, id: number): Promise<void> {
  const published = await query
    .selectFrom('stream_pointer')
    .select('retailer_id')
    .where('retailer_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (published) throw new Failure(409, 'inUse');
}

/** Retailers; only ROLE_ADMIN changes them, since all licenses share them. */
export const retailerRecords: RecordKind<Retailer, RetailerInput> = {
  name: 'retailer',
  table: 'retailer',
  find: findRetailer,
  namesOf: ({ name }) => [name],
  namesBeside: () => ({ from: sql`retailer`, within: sql`true` }),
  columnsOf: ({ name, domains, isSis, marketplace }) => ({
    name: name.trim(),
    domains: [...new Set(domains)],
    is_sis: isSis,
    ...(marketplace ? { marketplace } : {}),
  }),
  linksOf: ({ licenseIds }) => [
    [{ table: 'license_retailer', owner: 'retailer_id', other: 'license_id' }, licenseIds],
  ],
  check: (_query, user) => requireFullAdmin(user),
  checkUnused,
};
