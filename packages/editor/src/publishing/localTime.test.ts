import { describe, expect, it } from 'vitest';

import { isToCome, toLocalTime, toMoment } from './localTime.ts';

describe('a time field', () => {
  it.each([
    ['2026-12-01T06:30:00.000Z', 'Europe/Moscow', '2026-12-01T09:30'],
    ['2026-12-01T21:05:00.000Z', 'Asia/Vladivostok', '2026-12-02T07:05'],
    ['2026-07-01T12:00:00.000Z', 'America/New_York', '2026-07-01T08:00'],
    ['2026-12-01T00:15:00.000Z', 'UTC', '2026-12-01T00:15'],
    // The hours around a daylight saving change in Berlin.
    ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00'],
  ])('says %s in %s as %s, and back', (moment, zone, local) => {
    expect(toLocalTime(new Date(moment), zone)).toBe(local);
    expect(toMoment(local, zone)?.toISOString()).toBe(moment);
  });

  it('says no moment while it is being filled', () => {
    expect(toMoment('', 'UTC')).toBeUndefined();
    expect(isToCome('', 'UTC')).toBe(false);
    expect(isToCome('2020-01-01T00:00', 'UTC')).toBe(false);
  });
});
