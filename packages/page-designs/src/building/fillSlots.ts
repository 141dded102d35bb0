import type { Json } from '@vitrina/epack-model';

import type { DesignNode, SlotRole } from './sectionDesign.ts';

/** A product's own content. Slots without content keep their samples. */
export interface KnownProduct {
  readonly name?: string;
  /** Stored value of an image prop. */
  readonly picture?: Json;
}

/** Puts a product's content into the slots of a design. */
export function fillSlots(node: DesignNode, product: KnownProduct): DesignNode {
  const { role, children = [], ...template } = node;
  return {
    ...template,
    props: { ...template.props, ...(role && contentOf(role, template.props ?? {}, product)) },
    children: children.map((child) => fillSlots(child, product)),
  };
}

function contentOf(
  role: SlotRole,
  { backgroundOptions }: Readonly<Record<string, Json>>,
  { name, picture }: KnownProduct,
): Record<string, Json> {
  if (role === 'productName')
    return name === undefined || name.trim() === '' ? {} : { text: escapeText(name.trim()) };
  if (role === 'coverPicture')
    return picture === undefined
      ? {}
      : { backgroundOptions: { ...(backgroundOptions as Record<string, Json>), image: picture } };
  return picture === undefined ? {} : { src: picture, ...(name !== undefined && { alt: name.trim() }) };
}

/** Texts of blocks are HTML. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
