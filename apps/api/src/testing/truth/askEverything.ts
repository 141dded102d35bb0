import type { Visits } from '../../stream/eventStore.ts';

/** Lists whose order says nothing are put into one that is always the same. */
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

/** Every answer there is, in a form that compares. */
export async function askEverything(visits: Visits): Promise<Record<string, unknown>> {
  return {
    byDay: sorted(await visits.countByDay()),
    byDayAndLicense: sorted(await visits.countByDayAnd('license')),
    byDayAndRetailer: sorted(await visits.countByDayAnd('retailer')),
    usersByDay: sortedMap(await visits.countUsersByDay()),
    usersByLicense: sortedMap(await visits.countUsersBy('license')),
    usersByRetailer: sortedMap(await visits.countUsersBy('retailer')),
    byHour: await visits.countByHour(),
    top: await visits.rankEpacks(15),
    last: await visits.listLast(100),
    values: sorted(await visits.countValues()),
    byPage: sorted(await visits.countByPage()),
    visitedPages: sorted(await visits.listVisitedPages()),
    lastDays: sorted(await visits.findLastDays()),
  };
}
