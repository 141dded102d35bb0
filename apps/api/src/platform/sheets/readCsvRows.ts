import { CsvError, parse } from 'csv-parse/sync';

import { Failure } from '../http/failure.ts';

const delimiters = [',', ';', '\t'] as const;

/** Returns the delimiter, which differs between countries: the most frequent one in the headings. */
export function findDelimiter(csv: string): string {
  const firstLine = csv.slice(0, csv.search(/[\r\n]|$/));
  const counted = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/**
 * Reads the rows of a CSV file, starting with the headings; short rows stay short.
 *
 * @param maxRows - the maximum number of rows to read, including the headings
 * @throws 400 if the text is not CSV
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
