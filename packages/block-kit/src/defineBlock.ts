import type { Json, SizedValue, SizeName } from '@vitrina/epack-model';

import type { BlockLayout } from './blockLayout.ts';
import { commonProps } from './commonProps.ts';
import type { Declarations } from './css-values/cssText.ts';
import { listKitTokens } from './kit/listKitTokens.ts';
import type { KitTokens, PropShape, PropValues } from './propKind.ts';

/** Nesting rules of a block: possible parents and children. @public */
export interface Nesting {
  /** Keys of the blocks it can contain. `any`: every block without `allowedParents`. `none`: no blocks. */
  readonly allowedChildren: 'any' | 'none' | readonly string[];
  /**
   * Keys of the only blocks it can be placed in, in addition to those that list it in their
   * `allowedChildren`; `root` means the page's top level. Undefined: anywhere except the top level.
   */
  readonly allowedParents?: readonly string[];
  /** Whether users can remove it. Default: true. */
  readonly isRemovable?: boolean;
  /**
   * Whether its children are fixed: created with it, and never added, removed or reordered. Default: false.
   */
  readonly hasFixedStructure?: boolean;
}

/** A block with its children, without ids, as a palette item inserts it. @public */
export interface BlockTemplate {
  readonly key: string;
  /** Stored values by prop name; other props get their defaults. */
  readonly props?: Readonly<Record<string, Json>>;
  /** Stored values that differ per size. */
  readonly sizedProps?: Readonly<Record<string, SizedValue>>;
  readonly children?: readonly BlockTemplate[];
}

/** CSS declarations of a block's root element and of its named parts. @public */
export interface BlockStyle {
  readonly root?: Declarations;
  readonly parts?: Readonly<Record<string, Declarations>>;
}

/** Input of {@link defineBlock}. @public */
export interface BlockInput<Props extends PropShape> {
  /** Component key in documents, PascalCase. */
  readonly key: string;
  /** The family the block is listed under, such as `generic`. */
  readonly family: string;
  readonly type?: 'feature' | 'component';
  readonly props: Props;
  readonly nesting: Nesting;
  /** Rules shared by every instance, with selectors on `.{Key}` and `.{Key}-{part}`. */
  readonly css?: string;
  /** Returns the CSS of the prop values. Called once per size with the values that apply there. */
  readonly style?: (values: PropValues<Props>) => BlockStyle;
  /** Whether the block turns its content into a link. Default: false. */
  readonly isLink?: boolean;
  /** Returns whether its children are a group, of which one is open at a time. Default: they are none. */
  readonly isGroup?: (values: PropValues<Props>) => boolean;
  /**
   * Returns the id of the data source for the block's content; undefined to use the one of the surrounding
   * blocks.
   */
  readonly dataSourceId?: (values: PropValues<Props>) => string | undefined;
  /**
   * Returns the names of props that have no effect with these values; the inspector can hide them. A part of
   * a value is named by its path: `items.image` for a member of all items, `rows.0.values.3` for one. Default: none.
   */
  readonly unusedProps?: (values: PropValues<Props>) => readonly string[];
  /**
   * Returns how the block arranges its blocks and images, for the `sizes` of images and the finding of those that are
   * enlarged. Called once per size with the values that apply there. Default: blocks below each other as wide as the
   * block, and images at most as wide as their files.
   */
  readonly layout?: (values: PropValues<Props>, size: SizeName) => BlockLayout;
  /**
   * Returns the sources of files that visitors need together, such as the frames of a rotation; a page can
   * deliver them as one file. Default: none.
   */
  readonly packedFiles?: (values: PropValues<Props>) => readonly string[];
  /** Returns the content of a new block. Default: empty. */
  readonly create?: () => BlockTemplate;
  /** Names of the custom elements in its markup. */
  readonly elements?: readonly string[];
  /** States that the canvas can show during editing, such as `open`. */
  readonly previewStates?: readonly string[];
  /** Palette image: the text of an `<svg>`, 64 by 48, drawn in currentColor. */
  readonly thumbnail: string;
  /** Whether the palette offers the block. Default: true. */
  readonly isInPalette?: boolean;
  /**
   * Names it has in documents of other tools, besides its key; case, spaces, punctuation and the family's name do not
   * matter.
   */
  readonly aliases?: readonly string[];
  /** Additional words that a palette search matches. */
  readonly keywords?: readonly string[];
}

/** A declared block; everything else is derived from it. @public */
export interface BlockDefinition<Props extends PropShape = PropShape> {
  readonly key: string;
  readonly family: string;
  readonly type: 'feature' | 'component';
  /** The block's own props. */
  readonly ownProps: Props;
  /** Own and common props; an own prop replaces a common one of the same name. */
  readonly props: PropShape;
  /**
   * The props whose values can be tokens of the brand's kit, as their kinds declare it, by path: `color`, `border.color` for
   * a member.
   */
  readonly kitTokens: Readonly<Record<string, KitTokens>>;
  readonly nesting: Required<Omit<Nesting, 'allowedParents'>> & Pick<Nesting, 'allowedParents'>;
  readonly css: string;
  style?(values: PropValues<Props>): BlockStyle;
  isGroup?(values: PropValues<Props>): boolean;
  dataSourceId?(values: PropValues<Props>): string | undefined;
  unusedProps?(values: PropValues<Props>): readonly string[];
  layout?(values: PropValues<Props>, size: SizeName): BlockLayout;
  packedFiles?(values: PropValues<Props>): readonly string[];
  readonly isLink: boolean;
  create(): BlockTemplate;
  readonly elements: readonly string[];
  readonly previewStates: readonly string[];
  readonly thumbnail: string;
  readonly isInPalette: boolean;
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
}

const keyPattern = /^[A-Z][A-Za-z0-9]{0,59}$/;

/**
 * Declares a block. The View's types, validation, defaults, pruning, the inspector and the docs follow from
 * the definition.
 *
 * @throws Error if the key is not PascalCase: a mistake in the block's code
 * @public
 */
export function defineBlock<const Props extends PropShape>(input: BlockInput<Props>): BlockDefinition<Props> {
  if (!keyPattern.test(input.key)) throw new Error(`A block's key is PascalCase, not "${input.key}"`);
  const props: PropShape = { ...commonProps, ...input.props };
  return {
    key: input.key,
    family: input.family,
    type: input.type ?? 'component',
    ownProps: input.props,
    props,
    kitTokens: listKitTokens(props),
    nesting: { isRemovable: true, hasFixedStructure: false, ...input.nesting },
    css: input.css ?? '',
    ...(input.style && { style: input.style }),
    ...(input.isGroup && { isGroup: input.isGroup }),
    ...(input.dataSourceId && { dataSourceId: input.dataSourceId }),
    ...(input.unusedProps && { unusedProps: input.unusedProps }),
    ...(input.layout && { layout: input.layout }),
    ...(input.packedFiles && { packedFiles: input.packedFiles }),
    isLink: input.isLink ?? false,
    create: input.create ?? (() => ({ key: input.key })),
    elements: input.elements ?? [],
    previewStates: input.previewStates ?? [],
    thumbnail: input.thumbnail,
    isInPalette: input.isInPalette ?? true,
    aliases: input.aliases ?? [],
    keywords: input.keywords ?? [],
  };
}
