import type { Json, WireComponent } from '@vitrina/epack-model';

import type { PastedCells } from '@vitrina/editor-core/tables';

import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Elements that become separate text blocks. */
const separate = 'h1, h2, h3, h4, h5, h6, p, ul, ol';

/** Elements that end a line of loose text. */
const boundaries = `${separate}, div, section, article, main, header, footer, figure, figcaption, table, tr, td, th, blockquote, hr`;

const headings = /^h[1-6]$/;

/** Images smaller than this, in pixels, are skipped: they are tracking pixels or spacers. */
const smallestPicturePx = 8;

/**
 * Prefix of the placeholder elements for images. The placeholders keep the positions during cleaning, which
 * removes images.
 */
const picturePrefix = 'pasted-picture-';

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/**
 * Converts HTML of another program to blocks, in document order. Headings, paragraphs, lists, and lines of
 * loose text become text blocks. Tables become table blocks, and images with an https address become image
 * blocks.
 */
export function htmlToComponents(html: string): readonly WireComponent[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = markPictures(body);
  const clean = new DOMParser().parseFromString(cleanPastedHtml(body.innerHTML), 'text/html').body;
  return flatten(collect(clean, pictures));
}

/** A block with its child blocks. */
interface Block {
  readonly component: WireComponent;
  readonly children?: readonly Block[];
}

/** Returns the blocks as a flat list in which each child names its parent. */
function flatten(blocks: readonly Block[]): readonly WireComponent[] {
  const components: WireComponent[] = [];
  const add = (siblings: readonly Block[], parentId: number) => {
    for (const [index, { component, children = [] }] of siblings.entries()) {
      const id = components.length + 1;
      components.push({ ...component, id, parentId, order: index + 1, index });
      add(children, id);
    }
  };
  add(blocks, 0);
  return components;
}

/** Converts rows of cells to a table block. The first row is a header if all its cells are bold. */
export function cellsToComponents(cells: PastedCells): readonly WireComponent[] {
  const columnCount = Math.max(...cells.map((line) => line.length));
  const isHeader =
    cells.length > 1 && cells[0]?.every((cell) => /^<(?:b|strong)>.*<\/(?:b|strong)>$/s.test(cell));
  const rows = cells.map((line) =>
    makeBlock(
      'TableRow',
      {},
      Array.from({ length: columnCount }, (_, at) =>
        makeBlock('TableCell', {}, [makeText(line[at] ?? '', 'p')]),
      ),
    ),
  );
  return flatten([makeBlock('Table', { hasHeaderRow: isHeader === true }, rows)]);
}

/** Converts plain text to text blocks, one per paragraph. */
export function textToComponents(text: string): readonly WireComponent[] {
  const box = document.createElement('div');
  for (const paragraph of text.split(/\n\s*\n/)) {
    const line = document.createElement('p');
    line.innerText = paragraph.trim();
    box.append(line);
  }
  return htmlToComponents(box.innerHTML);
}

/**
 * Replaces each image with a placeholder, after the paragraph that contains the image. Returns the images in
 * the order of their placeholders.
 */
function markPictures(body: HTMLElement): readonly Picture[] {
  const pictures: Picture[] = [];
  const lastAfter = new Map<Element, Element>();
  for (const image of body.querySelectorAll('img')) {
    if (!isWanted(image)) continue;
    const mark = document.createElement(`${picturePrefix}${pictures.length}`);
    pictures.push({ src: image.src, alt: image.alt });
    const around = image.closest(separate);
    if (around === null) image.replaceWith(mark);
    else {
      (lastAfter.get(around) ?? around).after(mark);
      lastAfter.set(around, mark);
    }
  }
  return pictures;
}

function isWanted(image: HTMLImageElement): boolean {
  const isTiny = [image.getAttribute('width'), image.getAttribute('height')].some(
    (size) => size !== null && Number.parseFloat(size) < smallestPicturePx,
  );
  return /^https:\/\//i.test(image.src) && !isTiny;
}

function collect(body: HTMLElement, pictures: readonly Picture[]): readonly Block[] {
  const blocks: Block[] = [];
  let loose = document.createElement('div');
  const endLine = () => {
    if (loose.textContent.trim() !== '') blocks.push(makeText(loose.innerHTML.trim(), 'p'));
    loose = document.createElement('div');
  };
  const visit = (node: Node): void => {
    if (!(node instanceof HTMLElement)) {
      loose.append(node.cloneNode(true));
    } else if (node.localName.startsWith(picturePrefix)) {
      endLine();
      const picture = pictures[Number(node.localName.slice(picturePrefix.length))];
      if (picture) blocks.push(makeImage(picture));
    } else if (isDataTable(node)) {
      endLine();
      blocks.push(makeTable(node, pictures));
    } else if (node.matches(separate)) {
      endLine();
      if (node.textContent.trim() !== '') blocks.push(toText(node));
    } else if (node.matches(boundaries) || holdsBlocks(node)) {
      endLine();
      for (const child of node.childNodes) visit(child);
      endLine();
    } else {
      loose.append(node.cloneNode(true));
    }
  };
  for (const child of body.childNodes) visit(child);
  endLine();
  return blocks;
}

function holdsBlocks(element: HTMLElement): boolean {
  const parts = [...element.querySelectorAll('*')];
  return parts.some((part) => part.localName.startsWith(picturePrefix) || part.matches(boundaries));
}

function toText(part: HTMLElement): Block {
  const isList = /^[uo]l$/.test(part.localName);
  const element = headings.test(part.localName) ? part.localName : 'p';
  return makeText(isList ? part.outerHTML : part.innerHTML.trim(), element);
}

function makeText(text: string, element: string): Block {
  return makeBlock('Text', { text, element });
}

function makeImage({ src, alt }: Picture): Block {
  return makeBlock('Image', { src, ...(alt !== '' && { alt }) });
}

/**
 * Returns whether a table contains data: rows and columns without nested tables or headings. The content of a
 * layout table is converted as if it had no table.
 */
function isDataTable(element: HTMLElement): element is HTMLTableElement {
  if (!(element instanceof HTMLTableElement)) return false;
  const rows = [...element.rows];
  return (
    rows.filter(({ cells }) => cells.length > 1).length > 1 &&
    element.querySelector('table, h1, h2, h3, h4, h5, h6') === null
  );
}

/**
 * Maximum columns of a pasted table, and maximum span of a cell. A pasted page might claim a span of a
 * thousand.
 */
const maxColumns = 50;

function makeTable(table: HTMLTableElement, pictures: readonly Picture[]): Block {
  const rows = listCells(table);
  const widthOf = (cells: (typeof rows)[number]) => cells.reduce((sum, cell) => sum + spanOf(cell), 0);
  const widest = rows.reduce((most, cells) => Math.max(most, widthOf(cells)), 0);
  const columns = Math.min(widest, maxColumns);
  const makeCell = (cell: HTMLTableCellElement | undefined): Block => {
    const inside = cell ? collect(cell, pictures) : [];
    return makeBlock(
      'TableCell',
      spanOf(cell) > 1 ? { colspan: spanOf(cell) } : {},
      inside.length > 0 ? inside : [makeText('', 'p')],
    );
  };
  const children = rows.map((cells) => {
    const all = [...cells, ...Array.from<undefined>({ length: columns - widthOf(cells) })];
    return makeBlock('TableRow', {}, all.map(makeCell));
  });
  return makeBlock('Table', { hasHeaderRow: hasHeaderRow(table) }, children);
}

const spanOf = (cell: HTMLTableCellElement | undefined) => Math.min(cell?.colSpan ?? 1, maxColumns);

/** Returns the cells of each row. A cell that spans several rows leaves an empty cell in the rows below. */
function listCells(table: HTMLTableElement): readonly (readonly (HTMLTableCellElement | undefined)[])[] {
  const rows: (HTMLTableCellElement | undefined)[][] = [...table.rows].map(({ cells }) => [...cells]);
  for (const [at, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      for (let below = at + 1; below < Math.min(at + cell.rowSpan, rows.length); below++) {
        const row = rows[below];
        for (let column = 0; column < spanOf(cell); column++) row?.splice(cell.cellIndex, 0, undefined);
      }
    }
  }
  return rows;
}

/** Returns whether the first row is a header: all its cells are `th` elements or bold. */
function hasHeaderRow({ rows: [first] }: HTMLTableElement): boolean {
  const isBold = (cell: HTMLTableCellElement) =>
    cell.textContent.trim() !== '' &&
    [...cell.querySelectorAll('b, strong')].some(
      (bold) => bold.textContent.trim() === cell.textContent.trim(),
    );
  return [...(first?.cells ?? [])].every((cell) => cell.localName === 'th' || isBold(cell));
}

function makeBlock(
  componentKey: string,
  values: Readonly<Record<string, Json>>,
  children: readonly Block[] = [],
): Block {
  return { component: makeComponent(componentKey, values), children };
}

function makeComponent(componentKey: string, values: Readonly<Record<string, Json>>): WireComponent {
  const props = Object.entries(values).map(([name, desktop]) => [name, { name, value: { desktop } }]);
  return {
    id: 1,
    parentId: 0,
    order: 1,
    index: 0,
    name: componentKey,
    displayName: componentKey,
    componentKey,
    type: 'component',
    props: Object.fromEntries(props) as WireComponent['props'],
  };
}
