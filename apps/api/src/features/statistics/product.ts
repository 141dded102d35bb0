import type { CallRequest, contract, ProductFigures } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { reachedBy } from '../access/epackScope.ts';
import type { Visits } from '../events/eventStore.ts';
import { checkRange, toSeries } from '../events/range.ts';
import type { Services } from '../services.ts';
import { openEarlierPeriod, sumEarlier } from './comparison.ts';
import { averageMs, readMedians } from './measures.ts';
import { namePages, productKey, type ProductNames } from './names.ts';
import { checkSelection } from './selection.ts';

type ProductRequest = Pick<CallRequest<typeof contract.getProductFigures>, 'params' | 'query'>;

interface Product extends ProductNames {
  epackIds: string[];
}

/** Finds a product by one of its packages, deleted ones included: their views remain. */
export async function findProduct(query: Queryable, user: CurrentUser, publicId: string): Promise<Product> {
  const { rows } = await sql<Product>`
    select asked.*, array(select e.id::text from epack e where ${productKey} = asked.key) as "epackIds" from (
      select e.public_id as "publicId", e.name, e.brand, e.ean, e.mpn, ${productKey} as key
      from epack e where e.public_id = ${publicId} and ${reachedBy(user)}
    ) asked
  `.execute(query);
  const [product] = rows;
  if (!product) throw notFound();
  return product;
}

/** Returns a product's visits at all chosen retailers, with those of the previous period. */
export async function readProduct(
  services: Pick<Services, 'config' | 'database' | 'events'>,
  user: CurrentUser,
  { params, query: request }: ProductRequest,
  now = new Date(),
): Promise<ProductFigures> {
  const { query } = services.database;
  const range = { from: request.from, to: request.to };
  checkRange(range, request.interval);
  const selection = await checkSelection(query, user, request);
  const { epackIds, ...names } = await findProduct(query, user, params.publicId);
  const findSince = async (ever: Visits) => (await ever.countByDayOf(epackIds))[0]?.day;
  const [visits, earlier] = await Promise.all([
    services.events.over({ selection, range }, now),
    openEarlierPeriod(services, { selection, range, findSince }, now),
  ]);
  const [days, daysBefore, allPages, medianOf] = await Promise.all([
    visits.countByDayOf(epackIds),
    earlier.visits.countByDayOf(epackIds),
    visits.countByPage(),
    readMedians(visits),
  ]);
  const ofProduct = new Set(epackIds);
  const pages = await namePages(
    query,
    allPages.filter(({ epackId }) => ofProduct.has(epackId)),
  );
  const { publicId, name, brand, ean, mpn } = names;
  return {
    product: { publicId, name, brand, ean, mpn },
    total: days.reduce((sum, { count }) => sum + count, 0),
    previousTotal: sumEarlier(
      daysBefore.map(({ day, count }) => [day, count]),
      earlier,
    ),
    series: toSeries(days, range, request.interval),
    previousSeries: toSeries(daysBefore, earlier.range, request.interval),
    comparison: earlier.comparison,
    pages: pages
      .map((page) => ({ ...page, averageInviewMs: averageMs(page), medianInviewMs: medianOf(page) }))
      .toSorted((a, b) => b.count - a.count || a.retailer.name.localeCompare(b.retailer.name)),
    timeZone: services.config.timeZone,
  };
}
