import type {
  CallRequest,
  contract,
  ProductOwnerInput,
  ProductOwnerRecord,
} from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { requireFullAdmin } from '../access/adminScope.ts';
import type { RecordKind } from '../directory/records.ts';
import { toOwnedProducts } from './ownedProducts.ts';

const select = sql<ProductOwnerRecord>`
  o.id, o.kind, o.name, o.brand, o.code, o.role, o.until::text as until, o.revision,
  json_build_object('id', l.id, 'name', l.name) as license
`;
const from = sql`product_owner o join license l on l.id = o.license_id`;

/** Administrators of some licenses see what these own. */
const inScope = ({ licenseIds }: CurrentUser) =>
  licenseIds ? sql<boolean>`o.license_id = any(${licenseIds}::int[])` : sql<boolean>`true`;

/** Searches the owners of products that the user can access. */
export function searchProductOwners(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchProductOwners>['query'],
): Promise<{ items: ProductOwnerRecord[]; total: number }> {
  return readList(
    query,
    {
      select,
      from,
      conditions: [
        inScope(user),
        contains(request.search, [sql`o.name`, sql`o.brand`, sql`l.name`]),
        request.kind && sql`o.kind = ${request.kind}`,
        request.role && sql`o.role = ${request.role}`,
      ],
      columns: {
        id: sql`o.id`,
        name: asText(sql`o.name`),
        kind: sql`o.kind`,
        role: sql`o.role`,
        license: asText(sql`l.name`),
        until: sql`o.until`,
      },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`o.id`,
    },
    request,
  );
}

/** Ownerships; only ROLE_ADMIN can change them. */
export const ownerRecords: RecordKind<ProductOwnerRecord, ProductOwnerInput> = {
  name: 'productOwner',
  table: 'product_owner',
  async find(query, user, id) {
    const { rows } = await sql<ProductOwnerRecord>`
      select ${select} from ${from} where o.id = ${id} and ${inScope(user)}
    `.execute(query);
    return rows[0];
  },
  namesOf: (input) => [toOwnedProducts(input).key],
  // One owner at a time, and a license once.
  namesBeside: (_user, { kind, role, licenseId }) => ({
    from: sql`(select id, key as name, kind, role, license_id from product_owner) o`,
    within: sql`kind = ${kind} and (license_id = ${licenseId} or (role = 'owner' and ${role}::text = 'owner'))`,
  }),
  columnsOf: ({ role, licenseId, until, ...products }) => ({
    ...toOwnedProducts(products),
    role,
    license_id: licenseId,
    until: until || null,
  }),
  check(_query, user) {
    requireFullAdmin(user);
  },
};
