import { escapeText } from './escapeText.ts';
import type { DesignNode } from './sectionDesign.ts';

/** A product's own content. Slots without content keep their samples. */
export interface KnownProduct {
  readonly name?: string;
}

/** Puts a product's content into the slots of a design. */
export function fillSlots(node: DesignNode, product: KnownProduct): DesignNode {
  const { role, children = [], ...template } = node;
  const name = product.name?.trim() ?? '';
  return {
    ...template,
    ...(role === 'productName' && name !== '' && { props: { ...template.props, text: escapeText(name) } }),
    children: children.map((child) => fillSlots(child, product)),
  };
}
