import type { Json, WireComponent } from '@vitrina/epack-model';

import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** What stands by itself: a text block each. */
const separate = 'h1, h2, h3, h4, h5, h6, p, ul, ol';

/** What ends a line of loose text around it. */
const boundaries = `${separate}, div, section, article, main, header, footer, figure, figcaption, table, tr, td, th, blockquote, hr`;

const headings = /^h[1-6]$/;

/** Pictures smaller than this, in pixels, count visits or make room; nobody means to paste them. */
const smallestPicturePx = 8;

/** Stands for a picture while the markup around it is cleaned, which takes pictures out. */
const picturePrefix = 'pasted-picture-';

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/**
 * Markup of another program as blocks, in its order: headings, paragraphs and lists as texts of their own, loose lines as
 * a text each, tables, and pictures that have an https address.
 */
export function htmlToComponents(html: string): readonly WireComponent[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = markPictures(body);
  const clean = new DOMParser().parseFromString(cleanPastedHtml(body.innerHTML), 'text/html').body;
  return flatten(collect(clean, pictures));
}

/** A block with those in it. */
interface Block {
  readonly component: WireComponent;
  readonly children?: readonly Block[];
}

/** Blocks as they travel: those in another name it. */
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

/** Plain text as blocks: a text for each paragraph. */
export function textToComponents(text: string): readonly WireComponent[] {
  const box = document.createElement('div');
  for (const paragraph of text.split(/\n\s*\n/)) {
    const line = document.createElement('p');
    line.innerText = paragraph.trim();
    box.append(line);
  }
  return htmlToComponents(box.innerHTML);
}

/** Puts a mark where each picture stands, behind the paragraph it is in. Answers the pictures by mark. */
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

/** Rows and columns of short content. Others hold a page's parts in place, and those stand for themselves. */
function isDataTable(element: HTMLElement): element is HTMLTableElement {
  if (!(element instanceof HTMLTableElement)) return false;
  const rows = [...element.rows];
  return (
    rows.filter(({ cells }) => cells.length > 1).length > 1 &&
    element.querySelector('table, h1, h2, h3, h4, h5, h6') === null
  );
}

/** As many as a cell of ours may span. Rows are filled up no further: a page may claim a thousand for each cell. */
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

/** The cells of each row; one that reaches over several rows leaves an empty one in the others. */
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

/** Whether the first row says what stands in the columns: by its tags, or all in bold. */
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
