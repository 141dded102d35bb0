import type { Json } from './json.ts';
import type { ComponentDraft } from './draft.ts';

/** The model's view of a block property. @public */
export interface PropRule {
  /** Whether a missing property is left out on load instead of filled in with its default. */
  readonly isOptional: boolean;
  readonly defaultValue?: Json;
  readonly items?: readonly Json[];
  readonly fileType?: 'image' | 'video';
  /** Whether the property lists ids of other components of the page. */
  readonly isReference?: boolean;
}

/** The model's view of a block. @public */
export interface BlockRule {
  readonly key: string;
  readonly type: 'feature' | 'component';
  readonly props: Readonly<Record<string, PropRule>>;
  /** Finds a property by a name of other case, spacing or punctuation. */
  propFromName(name: string): string | undefined;
  readonly isRemovable: boolean;
  /** Whether children cannot be added, removed or reordered, except by dedicated changes (a table row). */
  readonly hasFixedStructure: boolean;
  canContain(childKey: string): boolean;
  /** `undefined` means the top level of the page. */
  canBeInside(parentKey: string | undefined): boolean;
  createSubtree(): ComponentDraft;
}

/** The model's view of a catalog's blocks. Implemented by `@vitrina/block-kit`. @public */
export interface BlockRules {
  find(key: string): BlockRule | undefined;
  /** Finds a block by a name that is not its key, such as one of another tool. */
  keyFromName(name: string): string | undefined;
}
