import { getComponent, type ComponentDraft, type ComponentId, type Place } from '@vitrina/epack-model';

import { planDrafts } from '../edits/blockEdits.ts';
import { planCopies, planMoves } from '../nesting/planSeveral.ts';
import { getTopmost, type CopyDraft } from '../nesting/subtrees.ts';
import {
  isInside,
  getNestingRefusal,
  getMoveRefusal,
  type NestingContext,
  type Refusal,
} from '../nesting/getNestingRefusal.ts';
import type { EditorState } from '../store/editorState.ts';
import { findUnlocked, getActivePage } from '../store/selectors.ts';

/** The react-dnd type of all items that can be dragged onto the page. */
export const blockDragType = 'BLOCK';

/** The dragged item: a new block, several blocks saved together, or components of the page. */
export type DragItem =
  | { readonly kind: 'new'; readonly draft: ComponentDraft; readonly onAdded?: () => void }
  | {
      readonly kind: 'saved';
      readonly name: string;
      readonly drafts: readonly CopyDraft[];
      /** Adds the blocks at a place that accepts the drafts. Default: adds the drafts. */
      readonly insert?: (place: Place) => void;
    }
  /** In page order; none is inside another. */
  | { readonly kind: 'existing'; readonly ids: readonly ComponentId[]; readonly isCopied?: boolean };

/**
 * Returns whether a component can be dragged now. A block whose text is being edited can't be dragged, nor
 * can its ancestors: dragging selects text there.
 */
export function canBeDragged(state: EditorState, id: ComponentId): boolean {
  const page = getActivePage(state);
  const { editingId, picking } = state.view;
  if (
    picking !== undefined ||
    page === undefined ||
    getComponent(page, id) === undefined ||
    findUnlocked(state, id) !== id
  )
    return false;
  return editingId === undefined || !isInside(page, editingId, id);
}

/**
 * Lists the components that move when one is dragged: all selected unlocked ones if it is selected with
 * others.
 */
export function listDragged(state: EditorState, id: ComponentId): readonly ComponentId[] {
  const page = getActivePage(state);
  const { selection } = state.view;
  if (page === undefined || selection.length < 2 || !selection.includes(id)) return [id];
  return getTopmost(
    page,
    selection.filter((each) => findUnlocked(state, each) === each),
  );
}

/** Returns the refusal if the dragged item can't be dropped into a parent. */
export function getDropRefusal(
  context: NestingContext,
  item: DragItem,
  parentId: ComponentId,
): Refusal | undefined {
  if (item.kind === 'new') return getNestingRefusal(context, item.draft.componentKey, parentId);
  if (item.kind === 'saved') {
    const planned = planDrafts(context, item.drafts, { parentId, index: 0 }, () => undefined);
    return 'refusal' in planned ? planned.refusal : undefined;
  }
  if (item.isCopied) {
    const planned = planCopies(context, item.ids, { parentId, index: 0 }, () => undefined);
    return 'refusal' in planned ? planned.refusal : undefined;
  }
  const [first, ...others] = item.ids;
  if (first === undefined || others.length === 0)
    return first === undefined ? undefined : getMoveRefusal(context, first, parentId);
  // Each may fit alone, but not all of them together.
  const planned = planMoves(context, item.ids, { parentId, index: 0 });
  return planned && 'refusal' in planned ? planned.refusal : undefined;
}
