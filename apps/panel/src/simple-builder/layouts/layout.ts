import type { Json } from '@vitrina/epack-model';

/** Places that show the pages of a layout. */
export const layoutPlaces = ['shops', 'ozon', 'amazon'] as const;
/** One of {@link layoutPlaces}. */
export type LayoutPlace = (typeof layoutPlaces)[number];

/** Product types that a layout is designed for. */
export const productKinds = ['anything', 'technical', 'foodAndCare', 'range'] as const;
/** One of {@link productKinds}. */
export type ProductKind = (typeof productKinds)[number];

/** A prop that the form edits. */
export interface Ask {
  readonly prop: string;
  /** Fields of a group, or of each list item, that the form shows. Default: all. */
  readonly fields?: readonly string[];
  /** Whether the value is required for publishing. Sample texts must always be replaced. */
  readonly isRequired?: boolean;
  /** Tells the field from the earlier ones with the same label. */
  readonly number?: number;
}

/** Number of consecutive instances of a block. */
export interface Repeat {
  /** Name of an instance, with the message ID `simpleBuilder.item.{name}`. */
  readonly name: LabelsUnder<'simpleBuilder.item'>;
  readonly min: number;
  readonly max: number;
}

/** A block of a layout, with its child blocks. */
export interface LayoutNode {
  readonly key: string;
  /**
   * Initial values, in which `{product}` is replaced by the product's name. Omitted props have their
   * defaults.
   */
  readonly props?: Readonly<Record<string, Json>>;
  /** In form order. */
  readonly asks?: readonly Ask[];
  readonly repeat?: Repeat;
  /** Number of instances in a new page. Default: the minimum. */
  readonly count?: number;
  readonly children?: readonly LayoutNode[];
}

/** Name of a part that has a title and a help text. */
export type PartName = LabelsUnder<'simpleBuilder.part', '.help'>;

/** A part of a layout: a card in the form, and a Feature block on the page. */
export interface LayoutPart {
  /**
   * Name of the part. The message IDs are `simpleBuilder.part.{name}` and, for its purpose,
   * `simpleBuilder.part.{name}.help`.
   */
  readonly name: PartName;
  /** The part's own title, instead of the name's. */
  readonly title?: string;
  /** Initial visibility of an optional part: `on` or `off`. If `undefined`, the part is always shown. */
  readonly optional?: 'on' | 'off';
  readonly nodes: readonly LayoutNode[];
}

/** Structure of a page, and the fields that the form shows for it. */
export interface Layout {
  /**
   * Key of the layout in documents. The message IDs are `simpleBuilder.layout.{key}` and, for its purpose,
   * `simpleBuilder.layout.{key}.text`.
   */
  readonly key: LabelsUnder<'simpleBuilder.layout', '.text'>;
  readonly place: LayoutPlace;
  readonly kinds: readonly ProductKind[];
  /** Template of the page. */
  readonly template: string;
  readonly parts: readonly LayoutPart[];
}
