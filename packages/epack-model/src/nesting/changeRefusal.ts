import type { ComponentId } from '../schemas/component.ts';

/** Why a change may not place or remove a component; each code is a message id of `./messages`. @public */
export type PlacementCode =
  | 'model.nesting.parentRefuses'
  | 'model.nesting.childRefuses'
  | 'model.nesting.fixedStructure'
  | 'model.nesting.notRemovable'
  | 'model.nesting.amazonLimit';

/** A change that the rules of the blocks or of the template forbid, with the reason. @public */
export interface ChangeRefusal {
  readonly code: PlacementCode | 'model.change.moveIntoItself' | 'model.change.fixedPart';
  /**
   * The component that may not be placed or removed, or whose structure is fixed. Undefined for a block that
   * is not on the page yet, and if the whole page is full.
   */
  readonly componentId?: ComponentId | undefined;
  /** The block of that component. */
  readonly blockKey?: string | undefined;
  /** The parent that does not accept the component; `rootId` for the top level. */
  readonly parentId?: ComponentId | undefined;
  /** The block of that parent; undefined at the top level. */
  readonly parentKey?: string | undefined;
}
