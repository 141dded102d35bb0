import pLimit from 'p-limit';

import { workApart } from '../concurrency/workApart.ts';
import { Failure } from '../http/failure.ts';
import { findDelimiter, readCsvRows } from './readCsvRows.ts';

/** Each uses a thread with its own parser. */
const inTurn = pLimit(2);

/** Spreadsheets of Russian Windows save CSV in its own encoding, which is rarely valid UTF-8. @throws 400 if it is no text */
function toText(bytes: Buffer): string {
  const isUtf16 = bytes.subarray(0, 2).toString('hex') === 'fffe';
  if (!isUtf16 && bytes.includes(0)) throw new Failure(400, 'csvNotReadable');
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/**
 * Reads a table, starting with its headings: the first sheet of an XLSX file in a separate thread, or a CSV file.
 *
 * @param maxRows - the maximum number of rows to read from a CSV file, including the headings
 * @throws 400 if it is neither
 */
export async function readTable(bytes: Buffer, maxRows: number): Promise<string[][]> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    const csv = toText(bytes);
    return readCsvRows(csv, findDelimiter(csv), maxRows);
  }
  const rows = await inTurn(() => workApart<string[][]>('sheetWorker', bytes));
  if (!rows) throw new Failure(400, 'sheetNotReadable');
  return rows;
}
