import type { Json, SizeName } from '@vitrina/epack-model';
import type { AriaAttributes, HTMLAttributes, ReactNode, RefCallback } from 'react';

import type { BlockDefinition } from '../defineBlock.ts';
import type { PropShape, PropValues } from '../propKind.ts';

/** Attributes that a View spreads on its one root element. @public */
export interface RootAttributes extends HTMLAttributes<HTMLElement>, AriaAttributes {
  readonly 'data-block': number;
  readonly 'data-key': string;
  readonly className: string;
  readonly ref?: RefCallback<HTMLElement>;
  readonly draggable?: boolean;
}

/**
 * Attributes that the canvas adds to a block's root element: a ref, handlers, tabIndex, names for assistive
 * technology.
 *
 * @public
 */
export interface ExtraRootAttributes extends HTMLAttributes<HTMLElement>, AriaAttributes {
  readonly ref?: RefCallback<HTMLElement>;
  readonly draggable?: boolean;
  readonly [dataAttribute: `data-${string}`]: string | number | undefined;
}

/** Props of a View. `Definition` is the type of its block's definition. @public */
export interface ViewProps<Definition> {
  /** Values of the block's own props on the desktop. */
  readonly props: ViewValues<Definition>;
  /** Attributes to spread on the View's root element. */
  readonly root: RootAttributes;
  /** The rendered child blocks, in order. */
  readonly children: readonly ReactNode[];
  /** Locale of the page, for the few texts of the block itself. */
  readonly locale: string;
  /** The state shown for editing on the canvas, such as `open`; undefined everywhere else. */
  readonly previewState: string | undefined;
  /**
   * Returns the classes of a named part: `.{Key}-{part}` for shared rules, and one for the rules of this
   * component.
   */
  readonly part: (name: string) => string;
  /** Whether the block is inside a link, which cannot contain another. */
  readonly isInLink: boolean;
  /** Name that the block shares with its siblings, of which one is open at a time; undefined without such a group. */
  readonly group: string | undefined;
  /** Number of the block among those with the same elements on the page, from 1; undefined for the only one. */
  readonly ordinal: number | undefined;
  /** Returns a field of this component's data item; undefined if there is none. */
  readonly readField: (field: string) => Json | undefined;
  /** Returns the address of a server file from its path, valid where the page is shown. */
  readonly fileUrl: (path: string) => string;
  /** Address of the one file that holds the block's `packedFiles`; undefined if each loads by itself. */
  readonly packUrl: string | undefined;
  /**
   * Returns the values of the own props at another size, for differences that CSS cannot express (another
   * image).
   */
  readonly valuesAt: (size: SizeName) => ViewValues<Definition>;
}

/** The typed values of a definition's own props. @public */
export type ViewValues<Definition> =
  Definition extends BlockDefinition<infer Props> ? PropValues<Props> : PropValues<PropShape>;

/** A block's markup: a pure function of its values, without hooks. @public */
export type View<Definition> = (props: ViewProps<Definition>) => ReactNode;

/** Views by component key. Untyped, since each View is typed by its own definition. @public */
export type Views = Readonly<Record<string, View<never>>>;
