import { expect, it } from 'vitest';

import { countStraight } from '../../../testing/truth/straightCount.ts';
import type { EventStore, Selection, StreamEvent } from '../events/eventStore.ts';
import { previousRange } from '../events/range.ts';
import { codeOf, shownClasses } from '../events/viewClasses.ts';
import type { Services } from '../services.ts';
import { openEarlierPeriod, sumEarlier } from './comparison.ts';

const timeZone = 'Europe/Moscow';
const selection: Selection = {
  licenseIds: [1],
  retailerIds: undefined,
  shelfIds: undefined,
  isSisOnly: false,
  hasCategoryRule: false,
  classes: shownClasses,
};

const viewAt = (time: string) =>
  ({
    event_id: time,
    ts: new Date(`${time}+03:00`),
    kind: 'view',
    license_id: 1,
    retailer_id: 1,
    epack_id: 'a',
    class: codeOf('verified'),
  }) as StreamEvent;

/** Opens the period that a range is compared with, as of a time in Moscow, of a store with these events. */
function openBefore(events: readonly StreamEvent[], range: { from: string; to: string }, now: string) {
  const over: EventStore['over'] = (period) => Promise.resolve(countStraight(events, period, timeZone));
  const services = { config: { timeZone }, events: { over } } as unknown as Services;
  return openEarlierPeriod(services, { selection, range }, new Date(`${now}+03:00`));
}

it.each([
  ['2026-11-22', '2026-11-28', '2026-11-15', '2026-11-21'],
  ['2026-11-01', '2026-11-28', '2026-10-04', '2026-10-31'],
  ['2026-10-30', '2026-11-28', '2026-09-25', '2026-10-24'],
  ['2026-11-28', '2026-11-28', '2026-11-21', '2026-11-21'],
])('compares %s – %s with as many days on the same weekdays', (from, to, earlierFrom, earlierTo) => {
  expect(previousRange({ from, to })).toEqual({ from: earlierFrom, to: earlierTo });
  expect(new Date(earlierFrom).getUTCDay()).toBe(new Date(from).getUTCDay());
});

it('compares the elapsed part of a running day with the same part of the earlier one', async () => {
  const events = [
    viewAt('2026-11-20T12:00:00'),
    viewAt('2026-11-21T09:10:00'),
    viewAt('2026-11-21T13:50:00'),
    viewAt('2026-11-21T14:30:00'),
    viewAt('2026-11-21T21:00:00'),
  ];
  const range = { from: '2026-11-27', to: '2026-11-28' };
  const running = await openBefore(events, range, '2026-11-28T14:00:00');
  const days = [['2026-11-20', 1] as const, ['2026-11-21', 4] as const];
  expect(running.comparison).toMatchObject({ from: '2026-11-20', to: '2026-11-21', isPartial: true });
  expect(sumEarlier(days, running)).toBe(1 + 2);
  const over = await openBefore(events, range, '2026-11-29T10:00:00');
  expect(over.comparison.isPartial).toBe(false);
  expect(sumEarlier(days, over)).toBe(1 + 4);
});

it('says since when there is data', async () => {
  const range = { from: '2026-11-27', to: '2026-11-28' };
  const since = async (events: StreamEvent[]) =>
    (await openBefore(events, range, '2026-11-29T10:00:00')).comparison.dataSince;
  expect(await since([viewAt('2026-11-21T09:10:00'), viewAt('2026-11-28T09:10:00')])).toBe('2026-11-21');
  expect(await since([viewAt('2026-11-29T09:10:00')])).toBeNull();
});
