import { parseRichText, plainText } from '@vitrina/block-kit';
import type { BlockRules, ComponentId, Page, WireComponent } from '@vitrina/epack-model';

import { cleanPastedHtml } from '../rich-text/cleanPastedHtml.ts';
import { readClipboard, toWireComponents, writeClipboard } from './clipboardText.ts';

/** Our own kind of content on the clipboard: components of a page as they travel. */
export const componentsType = 'application/x-vitrina-components';

/** Carries the components through a clipboard that knows only HTML. */
const attribute = 'data-vitrina-components';

/** What goes onto the clipboard, by MIME type: our own, and what other programs understand of it. */
export type ClipboardContent = Readonly<Record<typeof componentsType | 'text/html' | 'text/plain', string>>;

/** The selected components for the clipboard; undefined where nothing is selected. */
export function makeClipboardContent(
  page: Page,
  ids: readonly ComponentId[],
  rules: BlockRules,
): ClipboardContent | undefined {
  const own = writeClipboard(page, ids, rules);
  if (own === undefined) return undefined;
  const components = toWireComponents(page, ids, rules);
  const box = document.createElement('div');
  box.setAttribute(attribute, own);
  box.innerHTML = components.map(toHtml).filter(Boolean).join('');
  const texts = components.map((component) => plainText(parseRichText(getText(component))).trim());
  return {
    [componentsType]: own,
    'text/html': box.outerHTML,
    'text/plain': texts.filter(Boolean).join('\n\n'),
  };
}

/** Reads components from the clipboard: our own, else HTML or text as blocks. Undefined where there is nothing to take. */
export function readClipboardContent(get: (type: string) => string): readonly WireComponent[] | undefined {
  const html = get('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const carried = body.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '';
  const own = readClipboard(get(componentsType)) ?? readClipboard(carried);
  if (own) return own;
  const texts = html === '' ? splitParagraphs(get('text/plain')) : splitBlocks(html);
  return texts.length > 0 ? texts.map(toComponent) : undefined;
}

interface TextBlock {
  readonly text: string;
  /** `p` or a heading. */
  readonly element: string;
}

const headings = /^h[1-6]$/;
const separate = 'h1, h2, h3, h4, h5, h6, p, ul, ol';

/** Headings, paragraphs and lists as blocks of their own; what is around them as one text. */
function splitBlocks(html: string): readonly TextBlock[] {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  const parts = [...body.querySelectorAll<HTMLElement>(separate)].filter(
    (part) => part.parentElement?.closest(separate) === null,
  );
  const blocks = parts.length > 0 ? parts : [body];
  return blocks
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((part) => {
      const isList = /^[uo]l$/.test(part.localName);
      const element = headings.test(part.localName) ? part.localName : 'p';
      return { text: isList ? part.outerHTML : part.innerHTML.trim(), element };
    });
}

function splitParagraphs(text: string): readonly TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const line = document.createElement('p');
      line.innerText = paragraph.trim();
      return { text: line.innerHTML, element: 'p' };
    });
}

function toComponent({ text, element }: TextBlock, index: number): WireComponent {
  return {
    id: index + 1,
    parentId: 0,
    order: index + 1,
    index,
    name: 'Text',
    displayName: 'Text',
    componentKey: 'Text',
    type: 'component',
    props: {
      text: { name: 'text', value: { desktop: text } },
      element: { name: 'element', value: { desktop: element } },
    },
  };
}

const readString = ({ props }: WireComponent, name: string): string => {
  const value = props[name]?.value.desktop;
  return typeof value === 'string' ? value : '';
};

const getText = (component: WireComponent): string => readString(component, 'text');

function toHtml(component: WireComponent): string {
  const text = cleanPastedHtml(getText(component));
  if (text === '') return '';
  const element = readString(component, 'element');
  const tag = headings.test(element) ? element : /^<(?:p|ul|ol)\b/.test(text) ? 'div' : 'p';
  return `<${tag}>${text}</${tag}>`;
}
