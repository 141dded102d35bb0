import type { CallBody, contract, OwnerSuggestion } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { requireFullAdmin } from '../access/adminScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { toOwnedProducts } from './ownedProducts.ts';

const maxSuggestions = 1000;

/** Suggests owners for brands that exactly one license publishes and nobody owns, by the number of products. */
export async function suggestProductOwners(query: Queryable, user: CurrentUser): Promise<OwnerSuggestion[]> {
  requireFullAdmin(user);
  const { rows } = await sql<OwnerSuggestion>`
    select max(btrim(e.brand)) as brand, count(distinct e.id)::int as "productCount",
      (select json_build_object('id', l.id, 'name', l.name) from license l where l.id = min(p.license_id)) as license
    from epack e join publication p on p.id in (select publication_id from stream_pointer s where s.epack_id = e.id)
    where btrim(e.brand) <> '' and e.deleted_at is null
    group by lower(btrim(e.brand))
    having count(distinct p.license_id) = 1 and not exists (
      select from product_owner o where o.kind = 'brand' and o.role = 'owner' and o.key = lower(btrim(max(e.brand)))
    )
    order by "productCount" desc, brand limit ${maxSuggestions}
  `.execute(query);
  return rows;
}

/** Makes licenses the owners of brands; brands that somebody owns by now are skipped. @returns the number of new owners */
export async function confirmProductOwners(
  database: Database,
  user: CurrentUser,
  { brands }: CallBody<typeof contract.confirmProductOwners>,
): Promise<number> {
  requireFullAdmin(user);
  return database.transaction(async (query) => {
    let count = 0;
    for (const { brand, licenseId } of brands) {
      const { kind, key, name } = toOwnedProducts({ kind: 'brand', brand, code: '' });
      const row = await query
        .insertInto('product_owner')
        .values({ kind, key, name, brand: name, code: '', role: 'owner', license_id: licenseId, until: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) continue;
      count += 1;
      await writeAudit(query, user.id, 'productOwner.confirm', row.id, { brand: name, licenseId });
    }
    return count;
  });
}
