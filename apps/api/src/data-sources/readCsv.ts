import { dataSourceLimits, type CsvPreview } from '@vitrina/api-client/contract';
import { CsvError, parse } from 'csv-parse/sync';

import { Failure, invalidField } from '../http/failure.ts';

const delimiters = [',', ';', '\t'] as const;
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Spreadsheets of different countries separate differently: the one most frequent in the headings is meant. */
function findDelimiter(csv: string): string {
  const firstLine = csv.slice(0, csv.search(/[\r\n]|$/));
  const counted = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

function parseRecords(csv: string, delimiter: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      trim: true,
      relax_column_count_less: true,
      to: dataSourceLimits.rows + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Failure(400, 'csvNotReadable');
    throw error;
  }
}

/** A heading may be empty or there twice; a column needs a name of its own. */
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
 * Reads a table from CSV. The first line has the headings; short rows are filled up.
 *
 * @throws 400 for what is no table, or one larger than a data source may be
 */
export function readCsv(csv: string): CsvPreview {
  const delimiter = findDelimiter(csv);
  const [headings, ...records] = parseRecords(csv, delimiter);
  if (!headings) throw new Failure(400, 'csvNotReadable');
  const { columns: maxColumns, rows: maxRows, cellLength } = dataSourceLimits;
  if (headings.length > maxColumns) throw invalidField('body.csv.columns', 'tooLong');
  if (records.length > maxRows) throw invalidField('body.csv.rows', 'tooLong');
  if (records.some((record) => record.some((cell) => cell.length > cellLength)))
    throw invalidField('body.csv.cell', 'tooLong');
  const columns = toColumns(headings);
  return { columns, rows: records.map((record) => columns.map((_, at) => record[at] ?? '')), delimiter };
}
