import { contract, type FoundRecords, type Named } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { mayCall, type CurrentUser } from '../../platform/http/currentUser.ts';
import { contains } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { retailersInScope, usersInScope } from '../access/adminScope.ts';
import { reachedBy } from '../access/epackScope.ts';
import { listEpacks } from '../epacks/listEpacks.ts';
import { matchesSearch } from '../epacks/searchIndex.ts';
import { productKey } from '../statistics/names.ts';

/** The number of records of a kind; who looks for more uses the list of its screen. */
const limit = 5;

async function findPackages(
  query: Queryable,
  user: CurrentUser,
  search: string,
): Promise<FoundRecords['packages']> {
  if (!mayCall(user, contract.listEpacks.permission)) return [];
  const { items } = await listEpacks(query, user, { search, sort: [], offset: 0, limit });
  return items.map(({ id, name, brand, type }) => ({ id, name, brand, type }));
}

/** Finds products by their packages, deleted ones included: their figures remain. */
async function findProducts(
  query: Queryable,
  user: CurrentUser,
  search: string,
): Promise<FoundRecords['products']> {
  const { rows } = await sql<FoundRecords['products'][number]>`
    select "publicId", name, brand, ean, mpn from (
      select distinct on (${productKey}) e.public_id as "publicId", e.name, e.brand, e.ean, e.mpn, e.updated_at
      from epack e join epack_search s on s.epack_id = e.id
      where e.type = 'minisite' and ${reachedBy(user)} and ${matchesSearch(search)}
      order by ${productKey}, e.deleted_at is not null, e.updated_at desc
    ) product order by updated_at desc, "publicId" limit ${limit}
  `.execute(query);
  return rows;
}

async function findPeople(
  query: Queryable,
  user: CurrentUser,
  search: string,
): Promise<FoundRecords['people']> {
  if (!mayCall(user, contract.listUsers.permission)) return [];
  const name = sql`trim(u.first_name || ' ' || u.last_name)`;
  const { rows } = await sql<FoundRecords['people'][number]>`
    select u.id, ${name} as name, u.username from app_user u
    where ${usersInScope(user)} and ${contains(search, [name, sql`u.username`, sql`u.email`])}
    order by u.username, u.id limit ${limit}
  `.execute(query);
  return rows;
}

async function findRetailers(query: Queryable, user: CurrentUser, search: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select r.id, r.name from retailer r
    where ${retailersInScope(user)} and ${contains(search, [sql`r.name`, sql`array_to_string(r.domains, ' ')`])}
    order by r.name collate "und-x-icu", r.id limit ${limit}
  `.execute(query);
  return rows;
}

/** Finds what the user may open by a text: packages and products by any word of theirs, people and retailers. */
export async function findRecords(query: Queryable, user: CurrentUser, text: string): Promise<FoundRecords> {
  const search = text.trim();
  if (search === '') return { packages: [], products: [], people: [], retailers: [] };
  const [packages, products, people, retailers] = await Promise.all([
    findPackages(query, user, search),
    findProducts(query, user, search),
    findPeople(query, user, search),
    findRetailers(query, user, search),
  ]);
  return { packages, products, people, retailers };
}
