import { CsvError, parse } from 'csv-parse/sync';

import { Failure } from '../http/failure.ts';

const delimiters = [',', ';', '\t'] as const;

/** Spreadsheets of different countries separate differently: the one most frequent in the headings is meant. */
export function findDelimiter(csv: string): string {
  const firstLine = csv.slice(0, csv.search(/[\r\n]|$/));
  const counted = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/**
 * Reads the rows of a CSV file, the headings first; short rows stay short.
 *
 * @param maxRows - reading stops after so many, the headings among them
 * @throws 400 where it is no CSV
 */
export function readCsvRows(csv: string, delimiter: string, maxRows: number): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      trim: true,
      relax_column_count_less: true,
      to: maxRows,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Failure(400, 'csvNotReadable');
    throw error;
  }
}
