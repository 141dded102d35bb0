import type { Json, SizeName } from '@vitrina/epack-model';
import type { AriaAttributes, HTMLAttributes, ReactNode, RefCallback } from 'react';

import type { BlockDefinition } from '../defineBlock.ts';
import type { PropShape, PropValues } from '../propKind.ts';

/** What a View spreads on its one root element. @public */
export interface RootAttributes extends HTMLAttributes<HTMLElement>, AriaAttributes {
  readonly 'data-block': number;
  readonly 'data-key': string;
  readonly className: string;
  readonly ref?: RefCallback<HTMLElement>;
  readonly draggable?: boolean;
}

/** What the canvas adds to a block's root element: a ref, handlers, tabIndex, names for assistive technology. @public */
export interface ExtraRootAttributes extends HTMLAttributes<HTMLElement>, AriaAttributes {
  readonly ref?: RefCallback<HTMLElement>;
  readonly draggable?: boolean;
  readonly [dataAttribute: `data-${string}`]: string | number | undefined;
}

/** What a View is called with. `Definition` is the type of its block's definition. @public */
export interface ViewProps<Definition> {
  /** Values of the block's own props, as they apply on the desktop. */
  readonly props: ViewValues<Definition>;
  /** Spread on the View's root element. */
  readonly root: RootAttributes;
  /** The rendered child blocks, in order. */
  readonly children: readonly ReactNode[];
  /** Locale of the page, for the few words a block says itself. */
  readonly locale: string;
  /** The state the canvas shows for editing, such as `open`; undefined everywhere else. */
  readonly previewState: string | undefined;
  /** Class of a named part: `.{Key}-{part}` for shared rules and one of its own for this component's. */
  readonly part: (name: string) => string;
  /** Whether the block is in a link, where HTML allows no other. */
  readonly isInLink: boolean;
  /** A field of the item of data this component stands for; undefined where there is none. */
  readonly readField: (field: string) => Json | undefined;
  /** Address of a file of the server, from its path: right where the page is shown. */
  readonly fileUrl: (path: string) => string;
  /** Values of the own props at another size, for what a container query cannot say (another image). */
  readonly valuesAt: (size: SizeName) => ViewValues<Definition>;
}

/** The typed values of a definition's own props. @public */
export type ViewValues<Definition> =
  Definition extends BlockDefinition<infer Props> ? PropValues<Props> : PropValues<PropShape>;

/** A block's markup: a pure function of its values, without hooks. @public */
export type View<Definition> = (props: ViewProps<Definition>) => ReactNode;

/** Views by component key. A View is written for its own definition, so the table holds them untyped. @public */
export type Views = Readonly<Record<string, View<never>>>;
