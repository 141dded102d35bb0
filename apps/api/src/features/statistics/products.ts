import type {
  CallRequest,
  contract,
  productVisitsColumns,
  ProductVisits,
} from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { pageInMemory } from '../../platform/http/pageInMemory.ts';
import { checkRange } from '../events/range.ts';
import type { Services } from '../services.ts';
import { averageMs, readMedians } from './measures.ts';
import { namePages } from './names.ts';
import { checkSelection } from './selection.ts';

type ProductsQuery = CallRequest<typeof contract.listProductVisits>['query'];

/** The columns of a products table. */
const columns: Record<(typeof productVisitsColumns)[number], (row: ProductVisits) => string | number | null> =
  {
    name: ({ name }) => name,
    brand: ({ brand }) => brand,
    ean: ({ ean }) => ean,
    mpn: ({ mpn }) => mpn,
    license: ({ license }) => license.name,
    retailer: ({ retailer }) => retailer.name,
    count: ({ count }) => count,
    inviewCount: ({ inviewCount }) => inviewCount,
    averageInviewMs: ({ averageInviewMs }) => averageInviewMs,
    medianInviewMs: ({ medianInviewMs }) => medianInviewMs,
    interactionCount: ({ interactionCount }) => interactionCount,
  };

/** Lists each product at each retailer, with visitors' activity. */
export async function listProductVisits(
  { database: { query }, events }: Pick<Services, 'database' | 'events'>,
  user: CurrentUser,
  request: ProductsQuery,
): Promise<{ items: ProductVisits[]; total: number }> {
  const { from, to, licenses, marketplace } = request;
  if (!marketplace || licenses.length === 0) throw new Failure(400, 'marketplaceAndLicenseNeeded');
  const range = { from, to };
  checkRange(range, 'yearly');
  const visits = await events.over({ selection: await checkSelection(query, user, request), range });
  const [pages, medianOf] = await Promise.all([visits.countByPage(), readMedians(visits)]);
  const rows = await namePages(query, pages);
  return pageInMemory(
    {
      rows: rows.map((row) => ({
        ...row,
        averageInviewMs: averageMs(row),
        medianInviewMs: medianOf(row),
      })),
      columns,
      searched: [({ name }) => name, ({ brand }) => brand, ({ ean }) => ean, ({ mpn }) => mpn],
      defaultSort: [
        { column: 'count', isDescending: true },
        { column: 'name', isDescending: false },
        { column: 'retailer', isDescending: false },
      ],
    },
    request,
  );
}
