/** Between the cells of a row: "Power — 2000 W". */
const cellSeparator = ' — ';

const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article';

/**
 * Cleaned markup as a text can hold it, which has neither tables nor headings: each row of a table as a line, each heading as a
 * bold line. A heading that comes alone is just its words.
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

/** A cell that is alone in its row holds a part of the page in place, and that stands for itself. */
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

/** Takes what stands in blocks out of them, with room between. */
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
