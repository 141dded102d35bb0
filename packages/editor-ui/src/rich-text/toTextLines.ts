/** Separator between the cells of a row, as in "Power — 2000 W". */
const cellSeparator = ' — ';

const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article';

/**
 * Converts cleaned HTML to the markup of a rich text, which has no tables or headings. A table row becomes a
 * line, and a heading becomes a bold line. A heading without other content becomes plain text.
 */
export function toTextLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    table.replaceWith(...[...table.rows].flatMap(toLines));
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const isAlone = body.textContent.trim() === heading.textContent.trim();
    const line = document.createElement('p');
    line.append(...heading.childNodes);
    if (!isAlone) embolden(line);
    heading.replaceWith(line);
  }
  return body.innerHTML;
}

/** Returns the lines of a table row. The only cell of a layout row is kept as it is, without the table. */
function toLines(row: HTMLTableRowElement): readonly HTMLElement[] {
  const cells = [...row.cells].filter((cell) => cell.textContent.trim() !== '');
  const [only] = cells;
  if (only === undefined) return [];
  if (cells.length === 1 && only.querySelector(blocks) !== null) {
    const part = document.createElement('div');
    part.append(...only.childNodes);
    return [part];
  }
  const line = document.createElement('p');
  for (const [index, cell] of cells.entries()) {
    if (index > 0) line.append(cellSeparator);
    flatten(cell);
    line.append(...cell.childNodes);
  }
  return [line];
}

/** Unwraps the blocks in a cell and separates their content with spaces. */
function flatten(cell: HTMLElement): void {
  for (const block of [...cell.querySelectorAll(blocks)].toReversed()) {
    block.replaceWith(...(block.previousSibling ? [' '] : []), ...block.childNodes);
  }
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
}

function embolden(line: HTMLElement): void {
  for (const bold of line.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
  const strong = document.createElement('strong');
  strong.append(...line.childNodes);
  line.append(strong);
}
