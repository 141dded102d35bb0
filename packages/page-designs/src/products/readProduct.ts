import { parseRichText, toPhrasing, type RichText } from '@vitrina/block-kit';

import type { ProductContent } from '../building/productContent.ts';
import type { ColumnRole } from './columnRoles.ts';

/** A column of a product table. */
export interface ProductColumn {
  readonly heading: string;
  readonly role: ColumnRole;
}

/** A product as read from a row of a table. */
export interface ProductRecord {
  /** With images by address or file name. */
  readonly content: ProductContent<string>;
  /** Empty if unknown. */
  readonly ean: string;
  readonly mpn: string;
  /** Names or ids. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

const maxNameLength = 300;
const maxTextLength = 5000;
const maxListLength = 30;

/** Separates the items of a cell: lines, semicolons, bars, and list marks. */
const itemSeparator = /\s*(?:[\n;|•]|<br\s*\/?>|<\/li>)\s*/i;

/** Separates addresses; those that begin with a protocol also by commas and spaces, which file names can contain. */
const addressSeparator = /\s*(?:[\n;|]|,?\s+(?=https?:\/\/)|,(?=\s*https?:\/\/))\s*/i;

/** Reads a row of a product table. Cells may contain markup, of which only the words stay. */
export function readProduct(columns: readonly ProductColumn[], cells: readonly string[]): ProductRecord {
  const cellsOf = (role: ColumnRole) =>
    columns.flatMap((column, index) => (column.role === role ? [cells[index] ?? ''] : []));
  const first = (role: ColumnRole) => toWords(cellsOf(role)[0] ?? '');
  const list = (role: ColumnRole) =>
    unique(cellsOf(role).flatMap((cell) => cell.split(itemSeparator).map(toWords)));
  const specifications = columns.flatMap(({ heading, role }, index) => {
    const value = role === 'specification' ? toWords(cells[index] ?? '') : '';
    return value === '' ? [] : [{ name: heading.trim(), value }];
  });
  return {
    ean: first('ean').replace(/[\s-]/g, ''),
    mpn: first('mpn'),
    categories: list('category'),
    tags: unique(list('tag').flatMap((tag) => tag.split(/\s*,\s*/))),
    content: {
      name: oneLine(first('name')).slice(0, maxNameLength),
      brand: oneLine(first('brand')).slice(0, maxNameLength),
      description: first('description').slice(0, maxTextLength),
      benefits: list('benefit'),
      steps: list('step'),
      specifications,
      images: unique(
        cellsOf('image').flatMap((cell) => cell.split(addressSeparator).map((each) => each.trim())),
      ),
    },
  };
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)].filter((item) => item !== '').slice(0, maxListLength);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the words of a cell: without markup and control characters, paragraphs as lines. */
function toWords(cell: string): string {
  const plain = cell.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u200b\u2060\ufeff]/gu, ' ');
  const words = /<[a-z!/]|&#?\w+;/i.test(plain) ? linesOf(toPhrasing(parseRichText(plain))) : plain;
  return words
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === 'br' ? '\n' : linesOf(node.children);
    })
    .join('');
}
