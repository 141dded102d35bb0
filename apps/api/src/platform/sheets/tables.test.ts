import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { expect, it } from 'vitest';

import type { Table } from './table.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

const moment = new Date('2026-03-04T21:30:15Z');
const table: Table = {
  name: 'table',
  sheet: 'Visits',
  language: 'ru',
  timeZone: 'Europe/Moscow',
  columns: [
    'Товар',
    'Seconds',
    'Change',
    'When',
    'Nothing',
    { day: '2026-03-01', span: 'month' } as const,
  ].map((title) => ({ title, width: 10 })),
  async *rows() {
    yield ['Чайник; "Быстрый"', 1.5, -3, moment, null, 7];
    yield ['=1+1', 0, 1000, moment, '', { day: '2026-03-05' }];
  },
  about: { sheet: 'About', facts: [['Made', moment]] },
};

it('writes English CSV with commas and decimal points, as Excel in the US and pandas read them', async () => {
  const csv = String(await buffer(writeCsv({ ...table, language: 'en' })));
  expect(csv).toBe(
    [
      '\uFEFFТовар,Seconds,Change,When,Nothing,2026-03',
      '"Чайник; ""Быстрый""",1.5,-3,2026-03-05 00:30:15,,7',
      "'=1+1,0,1000,2026-03-05 00:30:15,,2026-03-05",
      '',
    ].join('\r\n'),
  );
});

it('writes Russian CSV with a byte order mark, semicolons, decimal commas and the table’s time zone', async () => {
  expect(String(await buffer(writeCsv(table)))).toBe(
    [
      '\uFEFFТовар;Seconds;Change;When;Nothing;2026-03',
      '"Чайник; ""Быстрый""";1,5;-3;2026-03-05 00:30:15;;7',
      "'=1+1;0;1000;2026-03-05 00:30:15;;2026-03-05",
      '',
    ].join('\r\n'),
  );
});

it('writes workbooks with real numbers and dates, and texts that stay texts', async () => {
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(await buffer(writeXlsx(table))).buffer);
  const sheet = book.getWorksheet('Visits');
  const wallClock = new Date('2026-03-05T00:30:15Z');
  expect(sheet?.getRow(2).values).toEqual([undefined, 'Чайник; "Быстрый"', 1.5, -3, wallClock, undefined, 7]);
  expect(sheet?.getCell('D2').numFmt).toBe('yyyy-mm-dd hh:mm:ss');
  expect(sheet?.getCell('F1')).toMatchObject({ value: new Date('2026-03-01'), numFmt: 'yyyy-mm' });
  expect(sheet?.getCell('F3')).toMatchObject({ value: new Date('2026-03-05'), numFmt: 'yyyy-mm-dd' });
  expect(sheet?.getCell('A3').type).toBe(exceljs.ValueType.String);
  expect(book.getWorksheet('About')?.getCell('B1').value).toEqual(wallClock);
});
