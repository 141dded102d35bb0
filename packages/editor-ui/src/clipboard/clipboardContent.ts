import { parseRichText, plainText } from '@vitrina/block-kit';
import type { BlockRules, ComponentId, Page, WireComponent } from '@vitrina/epack-model';
import {
  readClipboard,
  toWireComponents,
  writeClipboard,
  type CopiedComponents,
} from '@vitrina/editor-core/clipboard';
import type { PastedCells } from '@vitrina/editor-core/tables';

import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { cellsToComponents, htmlToComponents, textToComponents } from './htmlBlocks.ts';
import { inlineStyles } from './inlineStyles.ts';
import { readHtmlCells, readTextCells } from './tableCells.ts';

/** MIME type of copied components. */
export const componentsType = 'application/x-vitrina-components';

/**
 * {@link componentsType} for the asynchronous clipboard API. Browsers require the `web` prefix for custom
 * types.
 */
export const webComponentsType = `web ${componentsType}`;

/** Attribute that stores the components in HTML, for clipboards that support only HTML. */
const attribute = 'data-vitrina-components';

/** Clipboard content by MIME type: the components, and the HTML and plain text for other programs. */
export type ClipboardContent = Readonly<Record<typeof componentsType | 'text/html' | 'text/plain', string>>;

/** Returns the clipboard content of the selected components, or `undefined` if nothing is selected. */
export function makeClipboardContent(
  page: Page,
  ids: readonly ComponentId[],
  rules: BlockRules,
  from: string,
): ClipboardContent | undefined {
  const own = writeClipboard(page, ids, rules, from);
  if (own === undefined) return undefined;
  const components = toWireComponents(page, ids, rules);
  const box = document.createElement('div');
  box.setAttribute(attribute, own);
  box.innerHTML = components.map(toHtml).filter(Boolean).join('');
  const texts = components.map((component) => plainText(parseRichText(readString(component, 'text'))).trim());
  return {
    [componentsType]: own,
    'text/html': box.outerHTML,
    'text/plain': texts.filter(Boolean).join('\n\n'),
  };
}

/**
 * Reads components from the clipboard. Converts HTML or plain text to blocks if there are no copied
 * components. Returns `undefined` if there is nothing to paste.
 */
export function readClipboardContent(get: (type: string) => string): CopiedComponents | undefined {
  const html = get('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const carried = body.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '';
  const own =
    readClipboard(get(componentsType)) ?? readClipboard(get(webComponentsType)) ?? readClipboard(carried);
  if (own) return own;
  const styled = html === '' ? '' : inlineStyles(html);
  const text = get('text/csv') || get('text/plain');
  const cells = html === '' ? readTextCells(text) : readHtmlCells(styled);
  const components = toComponents(styled, text, cells);
  return components.length > 0 ? { components, cells } : undefined;
}

/** Converts what other programs copy to blocks: cells to one table, unless only one has content. */
function toComponents(html: string, text: string, cells: PastedCells | undefined): readonly WireComponent[] {
  const fromHtml = html === '' ? [] : htmlToComponents(html);
  const isTable = fromHtml[0]?.componentKey === 'Table';
  if (cells && cells.flat().length > 1 && !isTable) return cellsToComponents(cells);
  return fromHtml.length > 0 ? fromHtml : textToComponents(text);
}

function readString({ props }: WireComponent, name: string): string {
  const value = props[name]?.value.desktop;
  return typeof value === 'string' ? value : '';
}

function toHtml(component: WireComponent): string {
  return component.componentKey === 'Image' ? toImageHtml(component) : toTextHtml(component);
}

/**
 * Returns the HTML of an image that other programs can load. Returns an empty string for files of this
 * server, which have no public address.
 */
function toImageHtml(component: WireComponent): string {
  const src = readString(component, 'src');
  if (!src.startsWith('https://')) return '';
  const image = document.createElement('img');
  image.src = src;
  image.alt = readString(component, 'alt');
  return image.outerHTML;
}

function toTextHtml(component: WireComponent): string {
  const text = cleanPastedHtml(readString(component, 'text'));
  if (text === '') return '';
  const element = readString(component, 'element');
  const tag = /^h[1-6]$/.test(element) ? element : /^<(?:p|ul|ol)\b/.test(text) ? 'div' : 'p';
  return `<${tag}>${text}</${tag}>`;
}
