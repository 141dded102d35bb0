import { expect, it } from 'vitest';

import { toExportTable, wallClock } from './exportTable.ts';
import { toCsv } from './toCsv.ts';

const moment = new Date('2026-03-04T21:30:15Z');
const table = {
  head: ['Имя', 'Views'],
  rows: [
    ['Чайник; "Быстрый"', 1234.5],
    [moment, true],
    [null, -3],
  ],
};

it('writes Russian files as Russian spreadsheets read them', () => {
  expect(toCsv(table, 'ru', 'Europe/Moscow')).toBe(
    '\uFEFFИмя;Views\r\n"Чайник; ""Быстрый""";1234,5\r\n05.03.2026 00:30:15;ИСТИНА\r\n;-3\r\n',
  );
});

it('writes English files as English spreadsheets read them', () => {
  expect(toCsv(table, 'en', 'UTC')).toBe(
    '\uFEFFИмя,Views\r\n"Чайник; ""Быстрый""",1234.5\r\n2026-03-04 21:30:15,TRUE\r\n,-3\r\n',
  );
});

it('lets no text become a formula, and leaves negative numbers alone', () => {
  const rows = [['=1+1', '+7 900', '-x', '@cmd', -1]];
  expect(toCsv({ head: [], rows }, 'en', 'UTC')).toContain("'=1+1,'+7 900,'-x,'@cmd,-1");
});

it('exports the columns that have a value', () => {
  const columns = [
    { id: 'name', header: 'Name', cell: () => null, exportValue: (row: { name: string }) => row.name },
    { id: 'icon', header: 'Icon', cell: () => null },
  ];
  expect(toExportTable(columns, [{ name: 'a' }])).toEqual({ head: ['Name'], rows: [['a']] });
});

it("tells a zone's time, across midnight too", () => {
  expect(wallClock(moment, 'Europe/Moscow').toISOString()).toBe('2026-03-05T00:30:15.000Z');
});
