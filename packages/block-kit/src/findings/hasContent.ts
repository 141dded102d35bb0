import type { Json } from '@vitrina/epack-model';

import { isJsonList, isJsonObject, type PropKind } from '../propKind.ts';
import { isStyleProp } from '../propSections.ts';
import { parseRichText } from '../rich-text/parseRichText.ts';
import { plainText } from '../rich-text/richTextTree.ts';

/** Checks whether a kind's values can be something that shoppers read, see or use, instead of a setting. */
export function isContentKind(kind: PropKind<unknown>): boolean {
  const { control } = kind;
  if (isStyleProp(kind)) return false;
  if (control.name === 'list') return isContentKind(control.item);
  if (control.name === 'group') return Object.values(control.fields).some(isContentKind);
  return contentControls.has(control.name);
}

const contentControls: ReadonlySet<string> = new Set([
  'text',
  'richText',
  'asset',
  'link',
  'code',
  'dataBinding',
]);

/** Checks whether a stored value has content: a text with words, a chosen file, an address. */
export function hasContent(kind: PropKind<unknown>, value: Json | undefined): boolean {
  const { control } = kind;
  if (value === undefined || value === null) return false;
  switch (control.name) {
    case 'richText':
      return typeof value === 'number' || (typeof value === 'string' && hasWords(value));
    case 'asset':
      return isJsonObject(value) ? hasText(value.src) : hasText(value);
    case 'list':
      return isJsonList(value) && value.some((item) => hasContent(control.item, item));
    case 'group':
      return (
        isJsonObject(value) &&
        Object.entries(control.fields).some(
          ([name, member]) => isContentKind(member) && hasContent(member, value[name]),
        )
      );
    case 'dataBinding':
      return isJsonObject(value);
    default:
      return hasText(value);
  }
}

function hasText(value: Json | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}

function hasWords(html: string): boolean {
  if (html.trim() === '') return false;
  return !/[<&]/.test(html) || plainText(parseRichText(html)).trim() !== '';
}
