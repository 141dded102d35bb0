import type { CallRequest, contract, UnvisitedDay, UnvisitedPage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { pageInMemory } from '../../platform/http/pageInMemory.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { addDays } from '../events/days.ts';
import type { PageId, ProductPage, Selection } from '../events/eventStore.ts';
import { countDays, listDays } from '../events/range.ts';
import type { Services } from '../services.ts';
import { namePages } from './names.ts';
import { checkSelection } from './selection.ts';

type Needed = Pick<Services, 'config' | 'database' | 'events'>;

const maxDays = 31;
/** Earlier than any publication. */
const firstDay = '2000-01-01';

interface PublishedPage extends PageId {
  /** When the package was first published there, in milliseconds since 1970. */
  publishedMs: number;
  /** The day of that. */
  publishedDay: string;
}

/** Lists the product pages with a published package, with the time of the first publication. */
async function listPublishedPages(
  { config: { timeZone }, database: { query } }: Needed,
  user: CurrentUser,
  { licenseIds, retailerIds }: Selection,
): Promise<PublishedPage[]> {
  const ofRetailers = retailerIds ? sql`and s.retailer_id = any(${retailerIds}::int[])` : sql``;
  const { rows } = await sql<PublishedPage>`
    with pages as (
      select s.epack_id, p.license_id, array_agg(distinct s.retailer_id) as retailer_ids
      from stream_pointer s
      join publication p on p.id = s.publication_id
      join epack e on e.id = s.epack_id
      where p.license_id = any(${licenseIds}::int[]) ${ofRetailers} and ${inScopeOf(user)}
      group by s.epack_id, p.license_id
    ), first as (
      select epack_id, r.retailer_id, pages.license_id, min(f.published_at) as at
      from pages join publication f using (epack_id), unnest(f.retailer_ids) r (retailer_id)
      where r.retailer_id = any(pages.retailer_ids) group by epack_id, r.retailer_id, pages.license_id
    )
    select epack_id as "epackId", retailer_id as "retailerId", license_id as "licenseId",
      date_part('epoch', at) * 1000 as "publishedMs",
      (at at time zone ${timeZone})::date as "publishedDay"
    from first
  `.execute(query);
  return rows;
}

const keyOf = ({ epackId, retailerId }: ProductPage) => `${epackId} ${retailerId}`;

/** Looks for visits on any shelf: the published package may have been on another shelf that day. */
function onAnyShelf(selection: Selection): Selection {
  return { ...selection, shelfIds: undefined, hasCategoryRule: false };
}

/** Counts the published pages on each day, and those without visits. */
export async function listUnvisitedDays(
  services: Needed,
  user: CurrentUser,
  request: CallRequest<typeof contract.listUnvisitedDays>['query'],
): Promise<{ days: UnvisitedDay[]; timeZone: string }> {
  const { config, database, events } = services;
  const range = { from: request.from, to: request.to };
  if (countDays(range) < 1) throw new Failure(400, 'rangeReversed');
  if (countDays(range) > maxDays) throw new Failure(400, 'rangeTooWide');
  const selection = await checkSelection(database.query, user, request);
  const [visits, pages] = await Promise.all([
    events.over({ selection: onAnyShelf(selection), range }),
    listPublishedPages(services, user, selection),
  ]);
  const publishedPages = new Map(pages.map((page) => [keyOf(page), { ...page, since: page.publishedDay }]));
  const visited = await visits.countVisitedPages([...publishedPages.values()]);
  const visitedCounts = new Map(visited.map(({ day, count }) => [day, count]));
  const firstDays = [...publishedPages.values()].map(({ since }) => since);
  const days = listDays(range).map((date) => {
    const pageCount = firstDays.filter((day) => day <= date).length;
    return { date, pageCount, unvisitedCount: pageCount - (visitedCounts.get(date) ?? 0) };
  });
  return { days, timeZone: config.timeZone };
}

/** Lists the pages that were published on a day and had no visits. */
export async function listUnvisitedPages(
  services: Needed,
  user: CurrentUser,
  request: CallRequest<typeof contract.listUnvisitedPages>['query'],
): Promise<{ items: UnvisitedPage[]; total: number }> {
  const { query } = services.database;
  const { day } = request;
  const selection = await checkSelection(query, user, request);
  const over = (range: { from: string; to: string }) =>
    services.events.over({ selection: onAnyShelf(selection), range });
  const [ofDay, before] = await Promise.all([
    over({ from: day, to: day }),
    over({ from: firstDay, to: addDays(day, -1) }),
  ]);
  const [pages, visited] = await Promise.all([
    listPublishedPages(services, user, selection),
    ofDay.listVisitedPages(),
  ]);
  const visitedKeys = new Set(visited.map(keyOf));
  const unvisited = pages.filter((page) => page.publishedDay <= day && !visitedKeys.has(keyOf(page)));
  const lastDays = await before.findLastDays(unvisited);
  const lastDayOf = new Map(lastDays.map((page) => [keyOf(page), page.day]));
  const rows = (await namePages(query, unvisited)).map((page) => {
    const { publishedMs, ...named } = page;
    return {
      ...named,
      publishedDate: new Date(publishedMs).toISOString(),
      lastVisitDay: lastDayOf.get(keyOf(page)) ?? null,
    };
  });
  return pageInMemory(
    {
      rows,
      columns: {
        name: ({ name }) => name,
        brand: ({ brand }) => brand,
        ean: ({ ean }) => ean,
        mpn: ({ mpn }) => mpn,
        license: ({ license }) => license.name,
        retailer: ({ retailer }) => retailer.name,
        publishedDate: ({ publishedDate }) => publishedDate,
        lastVisitDay: ({ lastVisitDay }) => lastVisitDay,
      },
      searched: [({ name }) => name, ({ brand }) => brand, ({ ean }) => ean, ({ mpn }) => mpn],
      defaultSort: [
        { column: 'name', isDescending: false },
        { column: 'retailer', isDescending: false },
      ],
    },
    request,
  );
}
