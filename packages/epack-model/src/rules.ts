import type { Json } from './json.ts';
import type { ComponentDraft } from './draft.ts';

/**
 * What the model needs to know of one property of a block.
 *
 * @public
 */
export interface PropRule {
  /** Filled in at load when the property is missing; an optional property is not filled. */
  readonly isOptional: boolean;
  readonly defaultValue?: Json;
  readonly items?: readonly Json[];
  readonly fileType?: 'image' | 'video';
  /** Lists ids of other components of the page. */
  readonly isReference?: boolean;
}

/**
 * What the model needs to know of one block.
 *
 * @public
 */
export interface BlockRule {
  readonly key: string;
  readonly type: 'feature' | 'component';
  readonly props: Readonly<Record<string, PropRule>>;
  readonly isRemovable: boolean;
  /** Children may not be added, removed or reordered, except by changes made for it (a table row). */
  readonly hasFixedStructure: boolean;
  canContain(childKey: string): boolean;
  /** `undefined` stands for the root of the page. */
  canBeInside(parentKey: string | undefined): boolean;
  createSubtree(): ComponentDraft;
}

/**
 * The blocks of a catalog as the model sees them. Implemented by `@vitrina/block-kit`.
 *
 * @public
 */
export interface BlockRules {
  find(key: string): BlockRule | undefined;
  /** The block a legacy instance without a key means, from its display name or name. */
  keyFromName(name: string): string | undefined;
}
