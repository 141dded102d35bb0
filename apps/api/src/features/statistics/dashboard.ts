import type { CallRequest, contract, Dashboard, Impression, TopProduct } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Selection, Visits } from '../events/eventStore.ts';
import { checkRange, toSeries } from '../events/range.ts';
import type { Services } from '../services.ts';
import { openEarlierPeriod, sumEarlier } from './comparison.ts';
import { findProducts, findPublishedProducts, namePlaces, nameProducts } from './names.ts';
import { checkSelection } from './selection.ts';
import { nameWidgets } from './widgets.ts';

type DashboardQuery = CallRequest<typeof contract.getDashboard>['query'];

const topCount = 15;
const lastCount = 100;

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

/** Ranks products by the views of all their packages; each is named as its most viewed package. */
async function listTopProducts(
  query: Queryable,
  visits: Visits,
  { licenseIds }: Pick<Selection, 'licenseIds'>,
): Promise<TopProduct[]> {
  const ranked = await visits.rankEpacks();
  const packages = await findProducts(
    query,
    ranked.map(({ epackId }) => epackId),
  );
  const products = new Map<string, Omit<TopProduct, 'isPublished'>>();
  for (const { epackId, count } of ranked) {
    const found = packages.get(epackId);
    if (!found) continue;
    const { productKey, ...names } = found;
    const product = products.get(productKey);
    if (product) product.count += count;
    else products.set(productKey, { ...names, count });
  }
  const top = [...products].toSorted(([, a], [, b]) => b.count - a.count).slice(0, topCount);
  const published = await findPublishedProducts(
    query,
    top.map(([key]) => key),
    licenseIds,
  );
  return top.map(([key, product]) => ({ ...product, isPublished: published.has(key) }));
}

async function listLastImpressions(query: Queryable, visits: Visits): Promise<Impression[]> {
  const last = await visits.listLast(lastCount);
  const [products, licenses, retailers] = await Promise.all([
    nameProducts(
      query,
      last.flatMap(({ epackId }) => epackId ?? []),
    ),
    namePlaces(
      query,
      'license',
      last.map(({ licenseId }) => licenseId),
    ),
    namePlaces(
      query,
      'retailer',
      last.map(({ retailerId }) => retailerId),
    ),
  ]);
  return last.map(({ time, epackId, licenseId, retailerId, ean, browser, os, device, country }) => ({
    time: time.toISOString(),
    productName: (epackId !== null && products.get(epackId)?.name) || '',
    ean,
    retailer: retailers.get(retailerId) ?? '',
    license: licenses.get(licenseId) ?? '',
    browser,
    os,
    device,
    country,
  }));
}

/** Returns the visits of the chosen licenses and retailers, with those of the previous period. */
export async function readDashboard(
  services: Pick<Services, 'config' | 'database' | 'events'>,
  user: CurrentUser,
  request: DashboardQuery,
  { isSisOnly = false, now = new Date() } = {},
): Promise<Dashboard> {
  const {
    config,
    database: { query },
    events,
  } = services;
  const range = { from: request.from, to: request.to };
  checkRange(range, request.interval);
  const selection = await checkSelection(query, user, request, { isSisOnly });
  const [visits, earlier] = await Promise.all([
    events.over({ selection, range }, now),
    openEarlierPeriod(services, { selection, range }, now),
  ]);
  const { visits: before } = earlier;
  const [days, daysBefore, users, usersBefore, byHour, topProducts, lastImpressions, values] =
    await Promise.all([
      visits.countByDay(),
      before.countByDay(),
      visits.countUsers(),
      before.countUsers(),
      visits.countByHour(),
      listTopProducts(query, visits, selection),
      listLastImpressions(query, visits),
      visits.countValues(),
    ]);
  return {
    total: sum(days.map(({ count }) => count)),
    previousTotal: sumEarlier(
      daysBefore.map(({ day, count }) => [day, count]),
      earlier,
    ),
    users: sum(users.byDay.values()),
    previousUsers: sumEarlier(usersBefore.byDay, earlier),
    series: toSeries(days, range, request.interval),
    previousSeries: toSeries(daysBefore, earlier.range, request.interval),
    comparison: earlier.comparison,
    byHour,
    topProducts,
    lastImpressions,
    widgets: await nameWidgets(query, user, { values, users }),
    timeZone: config.timeZone,
  };
}
