import type { CallRequest, contract, Product } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { allOf, asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { pageInScopeOf, pagesFrom } from '../access/pageScope.ts';

type ListQuery = CallRequest<typeof contract.listProducts>['query'];

/**
 * The identity of a product: its EAN, otherwise brand and MPN. Ignores leading zeros, which vary between
 * pages and epacks.
 */
const identity = sql`case when k.ean <> '' then ltrim(k.ean, '0') else lower(k.brand) || '|' || lower(k.mpn) end`;

const columns = ['name', 'brand', 'ean', 'mpn'] as const;

/**
 * Every occurrence of a product the user can access, on a page at a retailer or as the product of an epack.
 */
function mentions(user: CurrentUser, search: string | undefined) {
  const searched = (names: Readonly<Record<(typeof columns)[number], string>>) =>
    contains(
      search,
      columns.map((column) => sql.ref(names[column])),
    );
  const onPages = { name: 'p.product_name', brand: 'p.brand', ean: 'p.ean', mpn: 'p.mpn' };
  const inEpacks = { name: 'e.name', brand: 'e.brand', ean: 'e.ean', mpn: 'e.mpn' };
  return sql`
    select p.product_name as name, p.brand, p.ean, p.mpn, null::text[] as categories, null::uuid as epack_id,
      null::timestamptz as updated_at
    from ${pagesFrom}
    where ${allOf([pageInScopeOf(user), sql`(p.ean <> '' or p.mpn <> '')`, searched(onPages)])}
    union all
    select e.name, e.brand, e.ean, e.mpn, e.categories, e.id, e.updated_at from epack e
    where ${allOf([
      inScopeOf(user),
      sql`e.type = 'minisite' and (e.ean <> '' or e.mpn <> '')`,
      searched(inEpacks),
    ])}
  `;
}

/** Collects the data of each product: the most frequent spelling, and the most recently changed epack. */
function productsOf(user: CurrentUser, search: string | undefined) {
  const usual = (column: string) =>
    sql`coalesce(mode() within group (order by ${sql.ref(column)}) filter (where ${sql.ref(column)} <> ''), '')`;
  return sql`(
    select ${usual('k.name')} as name, ${usual('k.brand')} as brand, ${usual('k.ean')} as ean, ${usual('k.mpn')} as mpn,
      (array_agg(to_json(k.categories) order by k.updated_at desc) filter (where k.categories <> '{}'))[1] as categories,
      (array_agg(k.epack_id order by k.updated_at desc) filter (where k.epack_id is not null))[1] as epack_id,
      ${identity} as identity
    from (${mentions(user, search)}) k group by ${identity}
  ) product`;
}

/** Lists the products that the user's licenses sell. */
export function listProducts(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: Product[]; total: number }> {
  return readList(
    query,
    {
      select: sql<Product>`
        product.name, product.brand, product.ean, product.mpn, coalesce(product.categories, '[]'::json) as categories,
        case when e.id is null then null else json_build_object('id', e.id, 'name', e.name) end as epack
      `,
      from: sql`${productsOf(user, request.search)} left join epack e on e.id = product.epack_id`,
      conditions: [],
      columns: { name: asText(sql`product.name`), brand: asText(sql`product.brand`) },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`product.identity`,
    },
    request,
  );
}
