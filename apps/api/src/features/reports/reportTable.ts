import type { Report, ReportRow } from '@vitrina/api-client/contract';

import type { Language } from '../../platform/http/language.ts';
import type { CalendarDay, Cell, Table } from '../../platform/sheets/table.ts';
import { createTexts } from '../../platform/sheets/texts.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { listIntervals } from '../events/range.ts';
import { listReportRows } from './queries.ts';

const rowsAtOnce = 100;

const columns = [
  { id: 'product', width: 44 },
  { id: 'brand', width: 18 },
  { id: 'ean', width: 16 },
  { id: 'mpn', width: 18 },
  { id: 'license', width: 20 },
  { id: 'retailer', width: 20 },
  { id: 'count', width: 10 },
  { id: 'inviewCount', width: 10 },
  { id: 'averageInviewSeconds', width: 14 },
  { id: 'medianInviewSeconds', width: 14 },
  { id: 'interactionCount', width: 16 },
] as const;

function cellsOf(row: ReportRow): Cell[] {
  const { averageInviewMs, medianInviewMs } = row;
  return [
    row.name,
    row.brand,
    row.ean,
    row.mpn,
    row.license.name,
    row.retailer.name,
    row.count,
    row.inviewCount,
    averageInviewMs === null ? null : averageInviewMs / 1000,
    medianInviewMs === null ? null : medianInviewMs / 1000,
    row.interactionCount,
    ...row.points.map(({ count }) => count),
  ];
}

async function* readRows(query: Queryable, report: Report): AsyncGenerator<Cell[]> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { items } = await listReportRows(query, report, { sort: [], offset, limit: rowsAtOnce });
    for (const row of items) yield cellsOf(row);
    if (items.length < rowsAtOnce) return;
  }
}

const spans = { daily: 'day', monthly: 'month', yearly: 'year' } as const;

/** Returns a heading per interval: its day, month or year. */
function headingsOf(report: Report): CalendarDay[] {
  const span = spans[report.interval];
  return listIntervals(report, report.interval).map((day) => ({ day, span }));
}

/** Returns the products table of a report as a file. */
export function reportTable(query: Queryable, report: Report, language: Language): Table {
  const text = createTexts(language);
  const names = (list: readonly { name: string }[]) =>
    list.length === 0 ? text('table.about.all') : list.map(({ name }) => name).join(', ');
  const { from, to } = report;
  const { statisticsGroup } = report;
  return {
    name: text('table.name.report', { from, to }),
    sheet: text('table.sheet.report'),
    language,
    timeZone: report.timeZone,
    columns: [
      ...columns.map(({ id, width }) => ({ title: text(`table.column.${id}`), width })),
      ...headingsOf(report).map((title) => ({ title, width: 11 })),
    ],
    rows: () => readRows(query, report),
    about: {
      sheet: text('table.sheet.about'),
      facts: [
        [text('table.about.source'), text('table.about.sourceReport')],
        [text('table.about.from'), { day: from }],
        [text('table.about.to'), { day: to }],
        [text('table.about.timeZone'), report.timeZone],
        [text('table.about.interval'), text(`table.interval.${report.interval}`)],
        [text('table.about.marketplace'), text(`table.marketplace.${report.marketplace}`)],
        ...(statisticsGroup ? [[text('table.about.statisticsGroup'), statisticsGroup.name] as const] : []),
        [text('table.about.licenses'), names(report.licenses)],
        [text('table.about.retailers'), names(report.retailers)],
        [text('table.about.rows'), report.rowCount],
        [text('table.about.made'), report.finishedDate === null ? null : new Date(report.finishedDate)],
      ],
    },
  };
}
