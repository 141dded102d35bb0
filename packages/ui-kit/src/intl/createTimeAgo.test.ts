import { expect, it } from 'vitest';

import { createTimeAgo } from './createTimeAgo.ts';

const en = createTimeAgo('en', 'Europe/Moscow');
const ru = createTimeAgo('ru', 'Europe/Moscow');

it('counts minutes and hours within a day', () => {
  expect(en('2026-03-05T12:29:55Z', '2026-03-05T12:30:00Z')).toBe('now');
  expect(en('2026-03-05T12:29:00Z', '2026-03-05T12:30:00Z')).toBe('1 minute ago');
  expect(en('2026-03-05T10:00:00Z', '2026-03-05T12:30:00Z')).toBe('2 hours ago');
  expect(ru('2026-03-04T13:00:00Z', '2026-03-05T12:30:00Z')).toBe('23 часа назад');
});

it('says nothing of the time to come where two clocks differ', () => {
  expect(en('2026-03-05T12:40:00Z', '2026-03-05T12:30:00Z')).toBe('now');
  expect(en(Date.now() + 3_600_000)).toBe('now');
});

it('counts days by the calendar of the zone', () => {
  expect(ru('2026-03-04T10:00:00Z', '2026-03-05T12:30:00Z')).toBe('вчера');
  // 47 hours, with two midnights in Moscow in between.
  expect(en('2026-03-03T13:00:00Z', '2026-03-05T12:00:00Z')).toBe('2 days ago');
  // 25 hours: 23:30 of the third and 00:30 of the fifth in Moscow.
  expect(ru('2026-03-03T20:30:00Z', '2026-03-04T21:30:00Z')).toBe('позавчера');
  expect(createTimeAgo('en', 'UTC')('2026-03-03T20:30:00Z', '2026-03-04T21:30:00Z')).toBe('yesterday');
});

it('calls no month or year the last that may be the one before', () => {
  expect(en('2026-01-25T12:00:00Z', '2026-03-25T12:00:00Z')).toBe('1 month ago');
  expect(ru('2026-01-05T12:00:00Z', '2026-03-25T12:00:00Z')).toBe('2 месяца назад');
  expect(en('2024-06-05T12:00:00Z', '2026-03-25T12:00:00Z')).toBe('1 year ago');
});
