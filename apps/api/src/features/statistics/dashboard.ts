import type { CallRequest, contract, Dashboard, Impression, TopProduct } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Period, Visits } from '../events/eventStore.ts';
import { checkRange, previousRange, toSeries } from '../events/range.ts';
import type { Services } from '../services.ts';
import { namePlaces, nameProducts } from './names.ts';
import { checkSelection } from './selection.ts';
import { nameWidgets } from './widgets.ts';

type DashboardQuery = CallRequest<typeof contract.getDashboard>['query'];

const topCount = 15;
const lastCount = 100;

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

async function listTopProducts(query: Queryable, visits: Visits): Promise<TopProduct[]> {
  const ranked = await visits.rankEpacks(topCount);
  const products = await nameProducts(
    query,
    ranked.map(({ epackId }) => epackId),
  );
  return ranked.flatMap(({ epackId, count }) => {
    const product = products.get(epackId);
    if (!product) return [];
    const { publicId, name, brand, ean } = product;
    return [{ publicId, name, brand, ean, count }];
  });
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
  { config, database: { query }, events }: Pick<Services, 'config' | 'database' | 'events'>,
  user: CurrentUser,
  request: DashboardQuery,
  { isSisOnly = false, now = new Date() } = {},
): Promise<Dashboard> {
  const range = { from: request.from, to: request.to };
  checkRange(range, request.interval);
  const selection = await checkSelection(query, user, request, { isSisOnly });
  const over = (period: Omit<Period, 'selection'>) => events.over({ selection, ...period }, now);
  const [visits, before] = await Promise.all([over({ range }), over({ range: previousRange(range) })]);
  const [days, daysBefore, users, usersBefore, byHour, topProducts, lastImpressions, values] =
    await Promise.all([
      visits.countByDay(),
      before.countByDay(),
      visits.countUsers(),
      before.countUsers(),
      visits.countByHour(),
      listTopProducts(query, visits),
      listLastImpressions(query, visits),
      visits.countValues(),
    ]);
  return {
    total: sum(days.map(({ count }) => count)),
    previousTotal: sum(daysBefore.map(({ count }) => count)),
    users: sum(users.byDay.values()),
    previousUsers: sum(usersBefore.byDay.values()),
    series: toSeries(days, range, request.interval),
    previousSeries: toSeries(daysBefore, previousRange(range), request.interval),
    byHour,
    topProducts,
    lastImpressions,
    widgets: await nameWidgets(query, user, { values, users }),
    timeZone: config.timeZone,
  };
}
