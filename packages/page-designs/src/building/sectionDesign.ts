import type { BlockTemplate } from '@vitrina/block-kit';

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

/** A designed section. Its blocks are inside one Feature block. */
export interface SectionDesign<Key extends string = string> {
  /** Name of the section, with the message ID `design.section.{key}`. */
  readonly key: Key;
  readonly group: SectionGroup;
  readonly build: (ground: Ground) => DesignNode;
}
