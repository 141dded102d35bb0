import type { Json } from '@vitrina/epack-model';

import type { DesignNode } from './sectionDesign.ts';

/** What is known of a product. Slots without content keep their samples. */
export interface KnownProduct {
  readonly name?: string;
  /** Stored value of an image prop. */
  readonly picture?: Json;
}

/** Puts a product's content into the slots of a design. */
export function fillSlots(node: DesignNode, product: KnownProduct): DesignNode {
  const { role, children = [], ...template } = node;
  const own = role === undefined ? {} : contentOf(role, product);
  return {
    ...template,
    props: { ...template.props, ...own },
    children: children.map((child) => fillSlots(child, product)),
  };
}

function contentOf(
  role: NonNullable<DesignNode['role']>,
  { name, picture }: KnownProduct,
): Record<string, Json> {
  if (role === 'productName')
    return name === undefined || name.trim() === '' ? {} : { text: escapeText(name.trim()) };
  return picture === undefined ? {} : { src: picture, ...(name !== undefined && { alt: name.trim() }) };
}

/** Texts of blocks are HTML. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
