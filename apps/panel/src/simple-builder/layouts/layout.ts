import type { Json } from '@vitrina/epack-model';

/** Where the pages of a layout are shown. */
export const layoutPlaces = ['shops', 'ozon', 'amazon'] as const;
/** One of {@link layoutPlaces}. */
export type LayoutPlace = (typeof layoutPlaces)[number];

/** What the pages of a layout are about. */
export const productKinds = ['anything', 'technical', 'foodAndCare', 'range'] as const;
/** One of {@link productKinds}. */
export type ProductKind = (typeof productKinds)[number];

/** A prop that the form asks for. */
export interface Ask {
  readonly prop: string;
  /** Of a group, or of each item of a list: the only fields asked. Default: all. */
  readonly fields?: readonly string[];
  /** Whether publishing waits for it. Sample texts have to be replaced in any case. */
  readonly isRequired?: boolean;
}

/** How often a block may stand in a row. */
export interface Repeat {
  /** Names one of them: message id `simpleBuilder.item.{name}`. */
  readonly name: LabelsUnder<'simpleBuilder.item'>;
  readonly min: number;
  readonly max: number;
}

/** A block of a layout with what stands in it. */
export interface LayoutNode {
  readonly key: string;
  /** What a new one says; `{product}` stands for the product's name. Props left out get their defaults. */
  readonly props?: Readonly<Record<string, Json>>;
  /** In the order of the form. */
  readonly asks?: readonly Ask[];
  readonly repeat?: Repeat;
  /** How many of a repeated block a new page has. Default: as few as there may be. */
  readonly count?: number;
  readonly children?: readonly LayoutNode[];
}

/** Name of a part, which has a title and a text of what it is for. */
export type PartName = LabelsUnder<'simpleBuilder.part', '.help'>;

/** A part of a layout: a card of the form, a Feature of the page. */
export interface LayoutPart {
  /** Names it: message ids `simpleBuilder.part.{name}` and, what it is for, `simpleBuilder.part.{name}.help`. */
  readonly name: PartName;
  /** Whether the page is as good without it: `on` or `off` at first. Undefined: it always shows. */
  readonly optional?: 'on' | 'off';
  readonly nodes: readonly LayoutNode[];
}

/** What a page is made of, and what the form asks for it. */
export interface Layout {
  /** Names it in documents and texts: `simpleBuilder.layout.{key}` and, what it is good for, `simpleBuilder.layout.{key}.text`. */
  readonly key: LabelsUnder<'simpleBuilder.layout', '.text'>;
  readonly place: LayoutPlace;
  readonly kinds: readonly ProductKind[];
  /** The template its page is in. */
  readonly template: string;
  readonly parts: readonly LayoutPart[];
}
