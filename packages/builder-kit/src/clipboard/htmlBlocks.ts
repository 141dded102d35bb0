import type { Json, WireComponent } from '@vitrina/epack-model';

import { cleanPastedHtml } from '../rich-text/cleanPastedHtml.ts';

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
 * a text each, and pictures that have an https address.
 */
export function htmlToComponents(html: string): readonly WireComponent[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = markPictures(body);
  const clean = new DOMParser().parseFromString(cleanPastedHtml(body.innerHTML), 'text/html').body;
  return collect(clean, pictures).map((block, at) => ({ ...block, id: at + 1, order: at + 1, index: at }));
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

function collect(body: HTMLElement, pictures: readonly Picture[]): readonly WireComponent[] {
  const blocks: WireComponent[] = [];
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

function toText(part: HTMLElement): WireComponent {
  const isList = /^[uo]l$/.test(part.localName);
  const element = headings.test(part.localName) ? part.localName : 'p';
  return makeText(isList ? part.outerHTML : part.innerHTML.trim(), element);
}

function makeText(text: string, element: string): WireComponent {
  return makeComponent('Text', { text, element });
}

function makeImage({ src, alt }: Picture): WireComponent {
  return makeComponent('Image', { src, ...(alt !== '' && { alt }) });
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
