import { getComponent, type Json } from '@vitrina/epack-model';

import type { AssetPlace } from '../assets/assetPlace.ts';
import { toObject, toText } from '../props/jsonText.ts';
import type { DocumentState } from '../store/documentState.ts';

/** Names of the text that describes an image, beside it. */
const altNames = ['alt', 'altText'];

/** Returns the description of the image at a place; empty if it has none. */
export function findImageText({ page, id, name, size, path }: AssetPlace, { epack }: DocumentState): string {
  const content = epack.pages[page];
  const props = (content && getComponent(content, id)?.props) ?? {};
  const beside = path
    .slice(0, -1)
    .reduce<Json | undefined>(
      (within, step) => (Array.isArray(within) ? within[Number(step)] : toObject(within)[step]),
      props[name]?.value[size] ?? props[name]?.value.desktop,
    );
  const readAlt = (alt: string) => (path.length > 0 ? toObject(beside)[alt] : props[alt]?.value.desktop);
  return altNames.map((alt) => toText(readAlt(alt))).find((text) => text !== '') ?? '';
}
