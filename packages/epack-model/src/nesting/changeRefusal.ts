import type { ComponentId } from '../schemas/component.ts';

/**
 * Why a component may not be where a change would put it, or may not go; each is a message id of `./messages`.
 *
 * @public
 */
export type PlacementCode =
  | 'model.nesting.parentRefuses'
  | 'model.nesting.childRefuses'
  | 'model.nesting.fixedStructure'
  | 'model.nesting.notRemovable'
  | 'model.nesting.amazonLimit';

/**
 * A change the rules of the blocks or of the template forbid: the reason, and what it is about.
 *
 * @public
 */
export interface ChangeRefusal {
  readonly code: PlacementCode | 'model.change.moveIntoItself';
  /**
   * What may not are there or may not go, or whose structure is fixed. Undefined for a block that is not on the page
   * yet, and where the page as a whole is full.
   */
  readonly componentId?: ComponentId | undefined;
  /** The block of that component. */
  readonly blockKey?: string | undefined;
  /** Where it may not stand; `rootId` for the top of the page. */
  readonly parentId?: ComponentId | undefined;
  /** The block of that parent; undefined at the top of the page. */
  readonly parentKey?: string | undefined;
}
