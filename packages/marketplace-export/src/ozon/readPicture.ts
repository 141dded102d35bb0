import type { Json } from '@vitrina/epack-model';

import type { Note } from '../report/issue.ts';
import { lost, member, membersOf, type Node, noteOthers, pixelsOf, stringOf } from './readJson.ts';

type StoredAsset = { readonly [key: string]: Json };

/** An image of the document as our blocks store it. */
export interface ReadPicture {
  readonly desktop: StoredAsset;
  /** Set if the mobile image differs. */
  readonly mobile: StoredAsset | undefined;
  readonly alt: string;
  readonly hasMargins: boolean;
}

/** Reads an image with both its files; undefined if there is none. */
export function readPicture(node: Node, note: Note): ReadPicture | undefined {
  const given = readAddress(member(node, 'src'), note);
  const mobileSrc = readAddress(member(node, 'srcMobile'), note) ?? given;
  const src = given ?? mobileSrc;
  if (src === undefined || mobileSrc === undefined) return undefined;
  const own = toAsset(src, pixelsOf(member(node, 'width')), pixelsOf(member(node, 'height')));
  const mobile = toAsset(
    mobileSrc,
    pixelsOf(member(node, 'widthMobile')),
    pixelsOf(member(node, 'heightMobile')),
  );
  const isSame = src === mobileSrc && (own.widthPx === undefined || own.widthPx === mobile.widthPx);
  noteLook(node, note);
  return {
    desktop: isSame ? mobile : own,
    mobile: isSame ? undefined : mobile,
    alt: stringOf(member(node, 'alt')) ?? '',
    hasMargins: stringOf(member(node, 'position')) === 'width_full',
  };
}

/** Returns an https address in the form our blocks accept: quotes and spaces are encoded. */
function readAddress(node: Node, note: Note): string | undefined {
  const address = stringOf(node)?.trim();
  if (!address) return undefined;
  const encoded = address.replaceAll(
    /[\s"'<>`\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  if (URL.parse(encoded)?.protocol === 'https:' && encoded.length <= 2000) return encoded;
  note(lost(node, { key: node.path.split('/').at(-1) ?? '' }));
  return undefined;
}

function toAsset(src: string, widthPx: number | undefined, heightPx: number | undefined): StoredAsset {
  return { src, ...(widthPx !== undefined && heightPx !== undefined && { widthPx, heightPx }) };
}

const known = ['src', 'srcMobile', 'alt', 'width', 'height', 'widthMobile', 'heightMobile'];
const looks = ['position', 'positionMobile', 'isParandja', 'isParandjaMobile'];

function noteLook(node: Node, note: Note): void {
  noteOthers(node, [...known, ...looks], note);
  const { position, positionMobile } = membersOf(node);
  const isUsual = position === undefined || position === 'to_the_edge' || position === 'width_full';
  if (!isUsual) note(lost(member(node, 'position'), { key: 'position' }));
  if (positionMobile !== undefined && positionMobile !== position) {
    note(lost(member(node, 'positionMobile'), { key: 'positionMobile' }));
  }
  for (const veil of ['isParandja', 'isParandjaMobile']) {
    if (member(node, veil).value === true) note(lost(member(node, veil), { key: veil }));
  }
}
