/**
 * Reads the cells of a table from plain text: lines of cells with tabs between them, as spreadsheets copy
 * them, or with commas or semicolons, as CSV files have them. Quoted cells can contain all of these.
 *
 * @returns undefined for any other text, such as lines of a sentence with commas
 */
export function readDelimited(text: string): readonly (readonly string[])[] | undefined {
  const body = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (body.includes('\t')) return readCells(body, '\t');
  for (const delimiter of [';', ',']) {
    const rows = readCells(body, delimiter);
    const width = rows[0]?.length ?? 0;
    const isEven = rows.length > 1 && width > 1 && rows.every((cells) => cells.length === width);
    // In a sentence, a space follows the comma.
    if (isEven && !rows.some((cells) => cells.slice(1).some((cell) => cell.startsWith(' ')))) return rows;
  }
  return undefined;
}

/** A cell with the delimiter or line end after it: quoted, with doubled quotes inside, or as it is. */
function cellPattern(delimiter: string): RegExp {
  return new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\n]*))(${delimiter}|\\n|$)`, 'gy');
}

function readCells(text: string, delimiter: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const pattern = cellPattern(delimiter);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
