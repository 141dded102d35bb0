/**
 * Decodes a CSV file as UTF-8, or as Windows-1251, which spreadsheet programs on Russian systems still write.
 * UTF-8 is tried first, because only UTF-8 has invalid byte sequences.
 */
export function readCsvText(bytes: ArrayBufferLike): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return new TextDecoder('windows-1251').decode(new Uint8Array(bytes));
  }
}
