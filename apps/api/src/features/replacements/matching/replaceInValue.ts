import type { ReplacementCriteria } from '@vitrina/api-client/contract';
import { type Asset, contentOf, type PropKind } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';

import { replaceInMarkup, replaceLinksInMarkup } from './replaceInMarkup.ts';
import { toTextPattern } from './textPattern.ts';

/** A replacement, ready to be made in the values of properties. */
export interface Replacer {
  readonly criteria: ReplacementCriteria;
  readonly pattern: RegExp;
  /** The new image, with its size and other widths if they are known. */
  readonly image: Asset;
}

/** Prepares a replacement. */
export function toReplacer(criteria: ReplacementCriteria, image: Asset | undefined): Replacer {
  return { criteria, pattern: toTextPattern(criteria), image: image ?? { src: criteria.replace } };
}

/** Returns a text with the words replaced; for texts without markup. */
function replaceInPlain(text: string, { pattern, criteria }: Replacer): string {
  return text.replace(pattern, () => criteria.replace);
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function replaceAsset(value: Json, { criteria, image }: Replacer): Json {
  const address = isObject(value) ? value.src : value;
  return address === criteria.find ? ({ ...image } as unknown as Json) : value;
}

/** Returns the value of a property or member with the replacement made; the same value if there is nothing to replace. */
export function replaceInValue(
  name: string,
  propKind: PropKind<unknown>,
  value: Json,
  replacer: Replacer,
): Json {
  const { control } = propKind;
  const { kind, find, replace } = replacer.criteria;
  switch (control.name) {
    case 'list':
      return Array.isArray(value)
        ? mapList(value, (item) => replaceInValue(name, control.item, item, replacer))
        : value;
    case 'group':
      return isObject(value)
        ? mapObject(value, (member, memberName) => {
            const field = control.fields[memberName];
            return field ? replaceInValue(memberName, field, member, replacer) : member;
          })
        : value;
    case 'richText':
      if (typeof value !== 'string') return value;
      if (kind === 'text') return replaceInMarkup(value, replacer.pattern, replace);
      return kind === 'link' ? replaceLinksInMarkup(value, find, replace) : value;
    case 'text':
      // Texts that programs read are no words.
      return kind === 'text' && typeof value === 'string' && contentOf(name, propKind) === 'text'
        ? replaceInPlain(value, replacer)
        : value;
    case 'asset':
      return kind === 'image' ? replaceAsset(value, replacer) : value;
    case 'link':
      return kind === 'link' && value === find ? replace : value;
    // Code, bindings and references to blocks are no values of the content.
    case 'code':
    case 'dataBinding':
    case 'elementReference':
    case 'attributes':
      return value;
    default:
      return kind === 'value' ? replaceWhole(value, find, replace) : value;
  }
}

/** Replaces whole values, also inside boxes of four sides. */
function replaceWhole(value: Json, find: string, replace: string): Json {
  if (typeof value === 'string') return value === find ? replace : value;
  if (typeof value === 'number') return String(value) === find ? toNumber(replace) : value;
  return isObject(value) ? mapObject(value, (member) => replaceWhole(member, find, replace)) : value;
}

function toNumber(text: string): Json {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

function mapList(list: readonly Json[], map: (item: Json) => Json): Json {
  const mapped = list.map(map);
  return mapped.some((item, at) => item !== list[at]) ? mapped : list;
}

function mapObject(object: Readonly<Record<string, Json>>, map: (member: Json, name: string) => Json): Json {
  const mapped = Object.entries(object).map(([name, member]) => [name, map(member, name)] as const);
  return mapped.some(([name, member]) => member !== object[name]) ? Object.fromEntries(mapped) : object;
}
