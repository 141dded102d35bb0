import { describe, expect, it } from 'vitest';

import { addDays, bordersOf, dayIn, startOfDay } from './days.ts';

describe('startOfDay', () => {
  it.each([
    ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['Europe/Moscow', '2026-11-20', '2026-11-19T21:00:00.000Z'],
    ['America/New_York', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20', '2026-11-19T18:15:00.000Z'],
    // Clocks go forward at midnight, so the day starts at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // Clocks go back from one to midnight, so midnight occurs twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Clocks go back from midnight to eleven, so the last hour of the day before occurs twice.
    ['America/Sao_Paulo', '2019-02-17', '2019-02-17T03:00:00.000Z'],
    // A day that Samoa skipped.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ])('of %s on %s', (timeZone, day, start) => {
    expect(startOfDay(timeZone, day).toISOString()).toBe(start);
  });

  it.each(['Europe/Moscow', 'Europe/Berlin', 'America/Havana', 'Africa/Cairo', 'Australia/Lord_Howe'])(
    'and the days between cover two years of %s without gap or overlap',
    (timeZone) => {
      for (let day = '2025-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const { from, until } = bordersOf(timeZone, day);
        expect(dayIn(timeZone, new Date(from))).toBe(day);
        expect(dayIn(timeZone, new Date(Date.parse(until) - 1))).toBe(day);
        expect(bordersOf(timeZone, addDays(day, 1)).from).toBe(until);
      }
    },
  );
});
