/**
 * The text of a CSV file: UTF-8, or else Windows-1251, which spreadsheets on Russian computers still write. Of the two
 * only UTF-8 has bytes that cannot be read, so it is tried first.
 */
export function readCsvText(bytes: ArrayBufferLike): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return new TextDecoder('windows-1251').decode(new Uint8Array(bytes));
  }
}
