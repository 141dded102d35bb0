import { dayIn } from '../../src/features/events/days.ts';
import type {
  ClassCount,
  DayMeasures,
  KeyedPage,
  Measures,
  Owner,
  PageId,
  Period,
  ProductPage,
  StreamEvent,
  Visits,
} from '../../src/features/events/eventStore.ts';
import { maxInviewMs } from '../../src/features/events/maxInviewMs.ts';
import { bucketOf, middleOf } from '../../src/features/events/timeBuckets.ts';
import { dimensions } from '../../src/features/events/tables.ts';
import { classOf, codeOf } from '../../src/features/events/viewClasses.ts';

const measured = new Set(['view', 'inview', 'interaction']);

const ownerId = (event: StreamEvent, owner: Owner): number =>
  owner === 'license' ? (event.license_id ?? 0) : event.retailer_id;

function countMeasures(events: readonly StreamEvent[], dayOf: (event: StreamEvent) => string): Measures {
  const inviews = events.filter(({ kind }) => kind === 'inview');
  const views = Map.groupBy(inviews, (event) => `${dayOf(event)} ${event.view_id ?? event.event_id}`);
  const times = [...views.values()]
    .map((of) => of.flatMap(({ ms }) => ms ?? []))
    .filter((of) => of.length > 0);
  return {
    count: events.filter(({ kind }) => kind === 'view').length,
    inviewCount: views.size,
    timedCount: times.length,
    inviewMs: times.reduce((sum, of) => sum + Math.min(Math.max(...of), maxInviewMs), 0),
    interactionCount: events.filter(({ kind }) => kind === 'interaction').length,
  };
}

function pageOf(event: StreamEvent): PageId {
  return {
    epackId: event.epack_id ?? '',
    licenseId: event.license_id ?? 0,
    retailerId: event.retailer_id,
  };
}

const keyOf = (event: StreamEvent): string => JSON.stringify(pageOf(event));

function productKeyOf(event: StreamEvent): string {
  const { epackId, retailerId } = pageOf(event);
  return JSON.stringify({ epackId, retailerId });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Answers every query by counting events one by one: slow, but obviously correct. */
export function countStraight(
  sent: Iterable<StreamEvent>,
  { selection, range }: Period,
  timeZone: string,
): Visits {
  const { licenseIds, retailerIds, shelfIds, isSisOnly, hasCategoryRule, classes } = selection;
  const days = new Map<StreamEvent, string>();
  const once = new Map([...sent].map((event) => [event.event_id, event]));
  const events = [...once.values()].filter((event) => {
    const day = dayIn(timeZone, event.ts);
    days.set(event, day);
    return (
      measured.has(event.kind) &&
      !event.is_foreign &&
      classes.some((one) => codeOf(one) === event.class) &&
      event.license_id != null &&
      licenseIds.includes(event.license_id) &&
      (!retailerIds || retailerIds.includes(event.retailer_id)) &&
      (!shelfIds || shelfIds.includes(event.shelf_id)) &&
      day >= range.from &&
      day <= range.to
    );
  });
  const views = events.filter(({ kind }) => kind === 'view');
  const dayOf = (event: StreamEvent): string => days.get(event) ?? '';
  const measuresOf = (of: readonly StreamEvent[]): Measures => countMeasures(of, dayOf);
  const isByShelf = shelfIds !== undefined && !(isSisOnly && !hasCategoryRule);
  const userOf = (event: StreamEvent): string =>
    JSON.stringify([
      dayOf(event),
      event.license_id,
      event.retailer_id,
      event.class,
      isByShelf ? event.shelf_id : 0,
      event.visitor?.toString('hex'),
    ]);
  const countUsers = (of: readonly StreamEvent[]): number =>
    new Set(of.filter(({ visitor }) => visitor != null).map(userOf)).size;

  /** The longest time of each view. */
  const timesOf = (of: readonly StreamEvent[]) => {
    const inviews = of.filter(
      ({ kind, ms, epack_id }) => kind === 'inview' && ms != null && epack_id != null,
    );
    const byView = Map.groupBy(inviews, (event) => `${dayOf(event)} ${event.view_id ?? event.event_id}`);
    return [...byView].map(([key, reports]) => ({
      day: key.slice(0, 10),
      ms: Math.min(Math.max(...reports.map(({ ms }) => ms ?? 0)), maxInviewMs),
    }));
  };

  return {
    async countByDay() {
      const byDay = Map.groupBy(events, dayOf);
      const counted = [...byDay].map(([day, of]): DayMeasures => ({ day, ...measuresOf(of) }));
      return counted.toSorted((a, b) => compare(a.day, b.day));
    },
    async countByDayOf(epackIds) {
      const ofThese = views.filter(({ epack_id }) => epack_id != null && epackIds.includes(epack_id));
      return [...Map.groupBy(ofThese, dayOf)]
        .map(([day, of]) => ({ day, count: of.length }))
        .toSorted((a, b) => compare(a.day, b.day));
    },
    async findFirstDay() {
      return views.map(dayOf).toSorted()[0];
    },
    async countByDayAnd(owner) {
      const groups = Map.groupBy(views, (event) => `${ownerId(event, owner)} ${dayOf(event)}`);
      return [...groups].map(([key, of]) => {
        const [id = '', day = ''] = key.split(' ');
        return { id: Number(id), day, count: of.length };
      });
    },
    async countUsers() {
      const by = <Key>(ofEvent: (event: StreamEvent) => Key): Map<Key, number> => {
        const users = [...Map.groupBy(views, ofEvent)].map(([key, of]) => [key, countUsers(of)] as const);
        return new Map(users.filter(([, count]) => count > 0));
      };
      return {
        byDay: by(dayOf),
        byLicense: by((event) => ownerId(event, 'license')),
        byRetailer: by((event) => ownerId(event, 'retailer')),
      };
    },
    async countByHour() {
      const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
      const hours = views.map(({ ts }) => Number(format.format(ts)));
      return Array.from({ length: 24 }, (_, hour) => hours.filter((one) => one === hour).length);
    },
    async rankEpacks(limit) {
      const groups = Map.groupBy(
        views.filter(({ epack_id }) => epack_id != null),
        ({ epack_id }) => epack_id ?? '',
      );
      return [...groups]
        .map(([epackId, of]) => ({ epackId, count: of.length }))
        .toSorted((a, b) => b.count - a.count || compare(a.epackId, b.epackId))
        .slice(0, limit);
    },
    async listLast(limit) {
      return views
        .toSorted((a, b) => b.ts.getTime() - a.ts.getTime() || compare(a.event_id, b.event_id))
        .slice(0, limit)
        .map((event) => ({
          time: event.ts,
          epackId: event.epack_id ?? null,
          licenseId: event.license_id ?? 0,
          retailerId: event.retailer_id,
          ean: event.ean,
          browser: event.browser,
          os: event.os,
          device: event.device,
          country: event.country,
        }));
    },
    async countValues() {
      return dimensions.flatMap((dimension) =>
        [...Map.groupBy(views, (event) => event[dimension])].map(([value, of]) => ({
          dimension,
          value,
          count: of.length,
        })),
      );
    },
    async countByPage() {
      const groups = Map.groupBy(
        events.filter(({ epack_id }) => epack_id != null),
        keyOf,
      );
      return [...groups].map(([key, of]) => ({ ...(JSON.parse(key) as PageId), ...measuresOf(of) }));
    },
    async countTimes() {
      const groups = Map.groupBy(timesOf(events), ({ day, ms }) => JSON.stringify([day, bucketOf(ms)]));
      return [...groups].map(([key, of]) => {
        const [day, bucket] = JSON.parse(key) as [string, number];
        return { day, bucket, count: of.length };
      });
    },
    async findMedians() {
      const ofPackages = events.filter(({ epack_id }) => epack_id != null);
      return [...Map.groupBy(ofPackages, keyOf)].flatMap(([key, of]) => {
        const sorted = timesOf(of)
          .map(({ ms }) => ms)
          .toSorted((a, b) => a - b);
        const median = sorted[Math.ceil(sorted.length / 2) - 1];
        return median === undefined
          ? []
          : [{ ...(JSON.parse(key) as PageId), medianMs: middleOf(bucketOf(median)) }];
      });
    },
    async countByDayAndClass() {
      const shown = views.filter(({ epack_id }) => epack_id != null);
      const groups = Map.groupBy(shown, (event) =>
        JSON.stringify({ ...pageOf(event), day: dayOf(event), class: classOf(event.class) }),
      );
      return [...groups].map(([key, of]) => ({
        ...(JSON.parse(key) as Omit<ClassCount, 'count'>),
        count: of.length,
      }));
    },
    async countByPageKey() {
      const groups = Map.groupBy(
        events.filter(({ epack_id, page_key }) => epack_id != null && page_key !== ''),
        (event) => JSON.stringify({ ...pageOf(event), pageKey: event.page_key }),
      );
      return [...groups].map(([key, of]) => ({ ...(JSON.parse(key) as KeyedPage), ...measuresOf(of) }));
    },
    async listVisitedPages() {
      const shown = views.filter(({ epack_id }) => epack_id != null);
      return [...new Set(shown.map(productKeyOf))].map((key) => JSON.parse(key) as ProductPage);
    },
    async countVisitedPages(pages) {
      const since = new Map(
        pages.map(({ epackId, retailerId, since: day }) => [JSON.stringify({ epackId, retailerId }), day]),
      );
      const shown = views.filter((event) => {
        const first = event.epack_id == null ? undefined : since.get(productKeyOf(event));
        return first !== undefined && dayOf(event) >= first;
      });
      return [...Map.groupBy(shown, dayOf)].map(([day, of]) => ({
        day,
        count: new Set(of.map(productKeyOf)).size,
      }));
    },
    async findLastDays(pages) {
      const shown = Map.groupBy(
        views.filter(({ epack_id }) => epack_id != null),
        productKeyOf,
      );
      return pages.flatMap(({ epackId, retailerId }) => {
        const of = shown.get(JSON.stringify({ epackId, retailerId })) ?? [];
        const day = of.map(dayOf).toSorted().at(-1);
        return day === undefined ? [] : [{ epackId, retailerId, day }];
      });
    },
  };
}
