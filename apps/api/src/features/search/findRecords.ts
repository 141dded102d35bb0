import { contract, type FoundRecords, type Named } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { mayCall, type CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { reachedBy } from '../access/epackScope.ts';
import { searchRetailers } from '../directory/retailers.ts';
import { listEpacks } from '../epacks/listEpacks.ts';
import { matchesSearch } from '../epacks/searchIndex.ts';
import { productKey } from '../statistics/names.ts';
import { listUsers } from '../users/queries.ts';

/** A few records of each kind; the lists have all of them. */
const firstOnes = { sort: [], offset: 0, limit: 5 };

async function findPackages(
  query: Queryable,
  user: CurrentUser,
  search: string,
): Promise<FoundRecords['packages']> {
  if (!mayCall(user, contract.listEpacks.permission)) return [];
  const { items } = await listEpacks(query, user, { search, ...firstOnes });
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
    ) product order by updated_at desc, "publicId" limit ${firstOnes.limit}
  `.execute(query);
  return rows;
}

async function findPeople(
  query: Queryable,
  user: CurrentUser,
  search: string,
): Promise<FoundRecords['people']> {
  if (!mayCall(user, contract.listUsers.permission)) return [];
  const { items } = await listUsers(query, user, { search, ...firstOnes });
  return items.map(({ id, username, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    username,
  }));
}

async function findRetailers(query: Queryable, user: CurrentUser, search: string): Promise<Named[]> {
  const { items } = await searchRetailers(query, user, { search, ...firstOnes });
  return items.map(({ id, name }) => ({ id, name }));
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
