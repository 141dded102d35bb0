import type { ComponentId } from '../schemas/component.ts';
import type { Page } from '../page/page.ts';
import type { PageChange } from './pageChange.ts';

/** Why a change could not be applied; each code is a message id of `./messages`. @public */
export type ChangeFailureCode =
  | 'model.change.componentMissing'
  | 'model.change.parentMissing'
  | 'model.change.idTaken'
  | 'model.change.idInvalid'
  | 'model.change.indexOutOfRange'
  | 'model.change.notOneTree'
  | 'model.change.moveIntoItself'
  | 'model.change.fixedPart'
  | 'model.change.alreadyDynamic'
  | 'model.change.notDynamic'
  | 'model.change.nameInvalid'
  | 'model.change.unknownType';

/** A change that was not applied; the page is unchanged. @public */
export interface ChangeFailure<Code extends string = ChangeFailureCode> {
  readonly ok: false;
  readonly code: Code;
  readonly componentId?: ComponentId;
}

/**
 * A change that was applied. `inverse` restores the previous page; `touched` lists the ids whose component or
 * child list is a new object (0 = the root's list).
 *
 * @public
 */
export interface AppliedPageChange {
  readonly ok: true;
  readonly page: Page;
  readonly touched: readonly ComponentId[];
  readonly inverse: PageChange;
  /** The component an editor should activate, if the change sets one. */
  readonly activeId?: ComponentId;
}

/** @public */
export type PageChangeResult = AppliedPageChange | ChangeFailure;

export function changeFailure(code: ChangeFailureCode, componentId?: ComponentId): ChangeFailure {
  return componentId === undefined ? { ok: false, code } : { ok: false, code, componentId };
}
