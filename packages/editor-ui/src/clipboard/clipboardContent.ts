import { parseRichText, plainText } from '@vitrina/block-kit';
import type { BlockRules, ComponentId, Page, WireComponent } from '@vitrina/epack-model';
import {
  readClipboard,
  toWireComponents,
  writeClipboard,
  type CopiedComponents,
} from '@vitrina/editor-core/clipboard';

import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { htmlToComponents, textToComponents } from './htmlBlocks.ts';

/** Our own kind of content on the clipboard: components of a page as they travel. */
export const componentsType = 'application/x-vitrina-components';

/** {@link componentsType} where programs write to the system's clipboard: browsers keep kinds they do not know under `web`. */
export const webComponentsType = `web ${componentsType}`;

/** Carries the components through a clipboard that knows only HTML. */
const attribute = 'data-vitrina-components';

/** What goes onto the clipboard, by MIME type: our own, and what other programs understand of it. */
export type ClipboardContent = Readonly<Record<typeof componentsType | 'text/html' | 'text/plain', string>>;

/** The selected components for the clipboard; undefined where nothing is selected. */
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

/** Reads components from the clipboard: our own, else HTML or text as blocks. Undefined where there is nothing to take. */
export function readClipboardContent(get: (type: string) => string): CopiedComponents | undefined {
  const html = get('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const carried = body.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '';
  const own =
    readClipboard(get(componentsType)) ?? readClipboard(get(webComponentsType)) ?? readClipboard(carried);
  if (own) return own;
  const fromHtml = html === '' ? [] : htmlToComponents(html);
  const components = fromHtml.length > 0 ? fromHtml : textToComponents(get('text/plain'));
  return components.length > 0 ? { components } : undefined;
}

function readString({ props }: WireComponent, name: string): string {
  const value = props[name]?.value.desktop;
  return typeof value === 'string' ? value : '';
}

function toHtml(component: WireComponent): string {
  return component.componentKey === 'Image' ? toImageHtml(component) : toTextHtml(component);
}

/** Pictures that other programs can load; the files of this server have no address of their own. */
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
