import type { ProductPage, PublishedSince, Visits } from '../../src/features/events/eventStore.ts';

const longAgo = '2000-01-01';

/** Sorts lists whose order does not matter, so that they are comparable. */
function sorted(list: readonly object[]): string[] {
  return list
    .map((item) =>
      JSON.stringify(Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
    )
    .toSorted();
}

function sortedMap(map: ReadonlyMap<unknown, number>): string[] {
  return [...map].map((entry) => JSON.stringify(entry)).toSorted();
}

/** Every other visited page, and one that was never visited. */
function somePages(visited: readonly ProductPage[]): ProductPage[] {
  const pages = visited.map(({ epackId, retailerId }) => ({ epackId, retailerId }));
  const inOrder = pages.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const never = { epackId: '00000000-0000-4000-8000-000000000000', retailerId: 1 };
  return [...inOrder.filter((_, index) => index % 2 === 0), never];
}

/** The same pages, alternately published long ago and in the middle of the days with visits. */
function publishedSince(pages: readonly ProductPage[], days: readonly string[]): PublishedSince[] {
  const middle = days[Math.floor(days.length / 2)] ?? longAgo;
  return pages.map((page, index) => ({ ...page, since: index % 2 === 0 ? longAgo : middle }));
}

/** Returns every answer, in a comparable form. */
export async function askEverything(visits: Visits): Promise<Record<string, unknown>> {
  const users = await visits.countUsers();
  const visited = await visits.listVisitedPages();
  const byDay = await visits.countByDay();
  const days = byDay.map(({ day }) => day).toSorted();
  const some = somePages(visited);
  return {
    byDay: sorted(byDay),
    byDayAndLicense: sorted(await visits.countByDayAnd('license')),
    byDayAndRetailer: sorted(await visits.countByDayAnd('retailer')),
    usersByDay: sortedMap(users.byDay),
    usersByLicense: sortedMap(users.byLicense),
    usersByRetailer: sortedMap(users.byRetailer),
    byDayOfSome: await visits.countByDayOf(some.map(({ epackId }) => epackId)),
    firstDay: await visits.findFirstDay(),
    byHour: await visits.countByHour(),
    top: await visits.rankEpacks(15),
    last: await visits.listLast(100),
    values: sorted(await visits.countValues()),
    byPage: sorted(await visits.countByPage()),
    times: sorted(await visits.countTimes()),
    medians: sorted(await visits.findMedians()),
    byDayAndClass: sorted(await visits.countByDayAndClass()),
    byPageKey: sorted(await visits.countByPageKey()),
    visitedPages: sorted(visited),
    visitedPagesByDay: sorted(await visits.countVisitedPages(publishedSince(some, days))),
    lastDays: sorted(await visits.findLastDays(some)),
  };
}
