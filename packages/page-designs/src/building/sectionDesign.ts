import type { BlockTemplate } from '@vitrina/block-kit';

import type { ProductContent } from './productContent.ts';

/** Grounds of a section: colors of the brand kit. */
export const grounds = ['surface', 'contrast', 'accent'] as const;

/** One of {@link grounds}. */
export type Ground = (typeof grounds)[number];

/** Purpose of a slot; a product's own content replaces its sample. */
export type SlotRole = 'productName';

/** A block of a design, with its role if it is a slot. */
export interface DesignNode extends BlockTemplate {
  readonly role?: SlotRole;
  readonly children?: readonly DesignNode[];
}

/** Groups of sections, in display order. */
export const sectionGroups = [
  'heroes',
  'benefits',
  'stories',
  'showing',
  'explaining',
  'comparing',
  'trust',
  'ends',
] as const;

/** One of {@link sectionGroups}. */
export type SectionGroup = (typeof sectionGroups)[number];

/** A section with nothing in it but a product's own content, and what of the product it did not show. */
export interface FilledSection {
  readonly node: DesignNode;
  readonly left: ProductContent;
}

/** A designed section. Its blocks are inside one Feature block. */
export interface SectionDesign<Key extends string = string> {
  /** Name of the section, with the message ID `design.section.{key}`. */
  readonly key: Key;
  readonly group: SectionGroup;
  readonly build: (ground: Ground) => DesignNode;
  /** Fills the section with a product's own content. Returns undefined if the product has too little for it. */
  readonly fill?: (ground: Ground, product: ProductContent) => FilledSection | undefined;
}
