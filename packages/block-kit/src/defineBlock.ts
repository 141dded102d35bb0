import type { Json, SizedValue } from '@vitrina/epack-model';

import { commonProps } from './commonProps.ts';
import type { Declarations } from './css-values/cssText.ts';
import type { PropShape, PropValues } from './propKind.ts';

/** Where a block may be placed and what it may hold. @public */
export interface Nesting {
  /** Keys of blocks it may hold; `any`: every block without `allowedParents`; `none`: it holds no blocks. */
  readonly allowedChildren: 'any' | 'none' | readonly string[];
  /**
   * Keys of the only blocks it may be placed in, beside those that name it among their `allowedChildren`; `root` stands for
   * the page itself. Undefined: anywhere but the page's top level.
   */
  readonly allowedParents?: readonly string[];
  /** Whether a user may remove it. Default true. */
  readonly isRemovable?: boolean;
  /** Whether its children were made with it and may be neither added, removed nor reordered. Default false. */
  readonly hasFixedStructure?: boolean;
}

/** A block with its children, before it has ids: what a palette item inserts. @public */
export interface BlockTemplate {
  readonly key: string;
  /** Stored values by prop name; those left out get their defaults. */
  readonly props?: Readonly<Record<string, Json>>;
  /** Stored values that differ per size. */
  readonly sizedProps?: Readonly<Record<string, SizedValue>>;
  readonly children?: readonly BlockTemplate[];
}

/** Declarations of a block's root element and of its named parts. @public */
export interface BlockStyle {
  readonly root?: Declarations;
  readonly parts?: Readonly<Record<string, Declarations>>;
}

/** What {@link defineBlock} takes. @public */
export interface BlockInput<Props extends PropShape> {
  /** Component key, PascalCase: what is in documents. */
  readonly key: string;
  /** Family it is listed under, such as `generic`. */
  readonly family: string;
  readonly type?: 'feature' | 'component';
  readonly props: Props;
  readonly nesting: Nesting;
  /** Rules shared by every instance, with selectors on `.{Key}` and `.{Key}-{part}`. */
  readonly css?: string;
  /** Props that show as CSS. Called once per size with the values that apply there. */
  readonly style?: (values: PropValues<Props>) => BlockStyle;
  /** Whether it makes a link of what is in it. Default false. */
  readonly isLink?: boolean;
  /** The id of the data source that what is in it reads from; undefined: that of the blocks around it. */
  readonly dataSourceId?: (values: PropValues<Props>) => string | undefined;
  /** Names of the props that have no effect with these values: an editor need not ask for them. Default: none. */
  readonly unusedProps?: (values: PropValues<Props>) => readonly (keyof Props & string)[];
  /** What a new one holds. Default: nothing. */
  readonly create?: () => BlockTemplate;
  /** Names of custom elements its markup uses. */
  readonly elements?: readonly string[];
  /** States that the canvas can show for editing, such as `open`. */
  readonly previewStates?: readonly string[];
  /** Image for the palette: the text of an `<svg>`, 64 by 48, drawn in currentColor. */
  readonly thumbnail: string;
  /** Whether the palette offers it. Default true. */
  readonly isInPalette?: boolean;
  /** Other words a search in the palette should find it by. */
  readonly keywords?: readonly string[];
}

/** A block, declared once: everything else is derived from it. @public */
export interface BlockDefinition<Props extends PropShape = PropShape> {
  readonly key: string;
  readonly family: string;
  readonly type: 'feature' | 'component';
  /** The block's own props. */
  readonly ownProps: Props;
  /** Own and common props; an own prop takes the place of a common one of the same name. */
  readonly props: PropShape;
  readonly nesting: Required<Omit<Nesting, 'allowedParents'>> & Pick<Nesting, 'allowedParents'>;
  readonly css: string;
  style?(values: PropValues<Props>): BlockStyle;
  dataSourceId?(values: PropValues<Props>): string | undefined;
  unusedProps?(values: PropValues<Props>): readonly string[];
  readonly isLink: boolean;
  create(): BlockTemplate;
  readonly elements: readonly string[];
  readonly previewStates: readonly string[];
  readonly thumbnail: string;
  readonly isInPalette: boolean;
  readonly keywords: readonly string[];
}

const keyPattern = /^[A-Z][A-Za-z0-9]{0,59}$/;

/**
 * Declares a block. The View's types, validation, defaults, pruning, the inspector and the docs follow from it.
 *
 * @throws Error when the key is not PascalCase: that is a mistake of the block's author.
 * @public
 */
export function defineBlock<const Props extends PropShape>(input: BlockInput<Props>): BlockDefinition<Props> {
  if (!keyPattern.test(input.key)) throw new Error(`A block's key is PascalCase, not "${input.key}"`);
  return {
    key: input.key,
    family: input.family,
    type: input.type ?? 'component',
    ownProps: input.props,
    props: { ...commonProps, ...input.props },
    nesting: { isRemovable: true, hasFixedStructure: false, ...input.nesting },
    css: input.css ?? '',
    ...(input.style && { style: input.style }),
    ...(input.dataSourceId && { dataSourceId: input.dataSourceId }),
    ...(input.unusedProps && { unusedProps: input.unusedProps }),
    isLink: input.isLink ?? false,
    create: input.create ?? (() => ({ key: input.key })),
    elements: input.elements ?? [],
    previewStates: input.previewStates ?? [],
    thumbnail: input.thumbnail,
    isInPalette: input.isInPalette ?? true,
    keywords: input.keywords ?? [],
  };
}
