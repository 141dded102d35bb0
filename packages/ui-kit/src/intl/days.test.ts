import { expect, it } from 'vitest';

import { countDays, dayIn, isDay, shiftDay } from './days.ts';

it('knows which day it is in a zone', () => {
  const moment = new Date('2026-03-04T22:30:00Z');
  expect(dayIn('Europe/Moscow', moment)).toBe('2026-03-05');
  expect(dayIn('America/New_York', moment)).toBe('2026-03-04');
});

it('shifts across months and leap days', () => {
  expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
});

it('counts both ends of a range', () => {
  expect(countDays('2026-03-05', '2026-03-05')).toBe(1);
  expect(countDays('2026-03-01', '2026-03-31')).toBe(31);
});

it('takes nothing but days that exist', () => {
  expect(isDay('2026-03-05')).toBe(true);
  expect(isDay('2026-02-30')).toBe(false);
  expect(isDay('5 March')).toBe(false);
  expect(isDay(null)).toBe(false);
});
