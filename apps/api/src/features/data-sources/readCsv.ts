import { dataSourceLimits, type CsvPreview } from '@vitrina/api-client/contract';

import { Failure, invalidField } from '../../platform/http/failure.ts';
import { findDelimiter, readCsvRows } from '../../platform/sheets/readCsvRows.ts';

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Gives every column a unique name: headings can be empty or repeat. */
function toColumns(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const wanted = heading.slice(0, 90).trim();
    const base = wanted === '' || forbiddenNames.has(wanted) ? `column ${index + 1}` : wanted;
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
    taken.add(name);
    return name;
  });
}

/**
 * Reads a table from CSV. The first line contains the headings; short rows are padded.
 *
 * @throws 400 for an invalid table, or one larger than a data source can be
 */
export function readCsv(csv: string): CsvPreview {
  const delimiter = findDelimiter(csv);
  const [headings, ...records] = readCsvRows(csv, delimiter, dataSourceLimits.rows + 2);
  if (!headings) throw new Failure(400, 'csvNotReadable');
  const { columns: maxColumns, rows: maxRows, cellLength } = dataSourceLimits;
  if (headings.length > maxColumns) throw invalidField('body.csv.columns', 'tooLong');
  if (records.length > maxRows) throw invalidField('body.csv.rows', 'tooLong');
  if (records.some((record) => record.some((cell) => cell.length > cellLength)))
    throw invalidField('body.csv.cell', 'tooLong');
  const columns = toColumns(headings);
  return { columns, rows: records.map((record) => columns.map((_, at) => record[at] ?? '')), delimiter };
}
