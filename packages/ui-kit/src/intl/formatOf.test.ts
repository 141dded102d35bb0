import { describe, expect, it } from 'vitest';

import { formatOf } from './formatOf.ts';

const en = formatOf('en', 'Europe/Moscow');
const ru = formatOf('ru', 'Europe/Moscow');
/** Replaces non-breaking spaces, which vary with the data of `Intl`; the tests only check the text. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

describe('numbers', () => {
  it('groups thousands as the locale does, four digits too', () => {
    expect(en.number(12_345.67)).toBe('12,345.67');
    expect(ru.number(12_345.67)).toBe('12\u00A0345,67');
    expect(plain(ru.number(1234))).toBe('1 234');
  });

  it('writes percent, change and compact numbers', () => {
    expect(en.percent(0.123)).toBe('12.3%');
    expect(plain(ru.percent(0.123))).toBe('12,3 %');
    expect(en.signedPercent(0.05)).toBe('+5%');
    expect(en.signedPercent(0)).toBe('0%');
    expect(en.compact(1_200_000)).toBe('1.2M');
    expect(plain(ru.compact(1_200_000))).toBe('1,2 млн');
  });

  it('writes money', () => {
    expect(plain(ru.money(99.9, 'RUB'))).toBe('99,90 ₽');
    expect(plain(en.money(99.9, 'RUB'))).toBe('RUB 99.90');
  });
});

describe('moments', () => {
  it('shows them in the time zone of the reports, whatever zone the machine is in', () => {
    const lateInUtc = '2026-03-04T22:30:00Z';
    expect(en.date(lateInUtc)).toBe('Mar 5, 2026');
    expect(plain(en.dateTime('2026-03-05T14:07:00Z'))).toBe('Mar 5, 2026, 5:07 PM');
    expect(plain(ru.dateTime('2026-03-05T14:07:00Z'))).toBe('5 мар. 2026 г., 17:07');
    expect(plain(ru.shortDateTime('2026-03-05T00:07:00Z'))).toBe('5 мар., 03:07');
  });
});

it('keeps the year and its "г." on one line', () => {
  const texts = [
    ru.date('2026-03-05T10:00:00Z'),
    ru.dateTime('2026-03-05T10:00:00Z'),
    ru.dateRange('2025-12-30T10:00:00Z', '2026-03-05T10:00:00Z'),
    ru.day('2026-03-05'),
    ru.month('2026-03-05'),
    ru.dayRange('2025-12-30', '2026-03-05'),
  ];
  for (const text of texts) expect(text).toMatch(/2026[\u00A0\u202F]г\./);
  expect(texts.join('')).not.toContain(' г.');
});

describe('calendar days', () => {
  it('have no zone: the day stays the day', () => {
    expect(en.day('2026-03-05')).toBe('Mar 5, 2026');
    expect(plain(ru.day('2026-03-05'))).toBe('5 мар. 2026 г.');
    expect(en.shortDay('2026-03-05')).toBe('Mar 5');
  });

  it('share what a range has in common', () => {
    expect(plain(en.dayRange('2026-03-05', '2026-03-19'))).toBe('Mar 5 – 19, 2026');
    expect(plain(ru.dayRange('2026-03-05', '2026-03-19'))).toBe('5–19 мар. 2026 г.');
  });
});

it('sorts names as people do', () => {
  expect(['Яр', 'Ель 10', 'Ёлка', 'Ель 9'].sort(ru.compare)).toEqual(['Ёлка', 'Ель 9', 'Ель 10', 'Яр']);
});
