import type { Catalogue } from '@vitrina/block-catalogue';
import { type ComponentId, getChildIds, type Place, rootId } from '@vitrina/epack-model';

import { getNestingRefusal } from '../nesting/getNestingRefusal.ts';
import type { EditorState } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveId, getInsertPosition } from '../store/selectors.ts';
import type { PlacedBlock } from '../store/viewSlice.ts';
import { findPlace } from './blockEdits.ts';

/** The place that a new block would get, told by its neighbors. */
export interface Placing {
  readonly place: Place;
  /** The container; `rootId` for the page. */
  readonly containerId: ComponentId;
  /** The component that the block would follow; undefined for the first one in its container. */
  readonly afterId: ComponentId | undefined;
  /** Whether the container is the active component. */
  readonly isInsideActive: boolean;
}

/** Returns the place that `insertDraft` would give a block; undefined if the block can't be added, or no page is open. */
export function planPlacing(
  state: EditorState,
  catalogue: Catalogue,
  block: PlacedBlock,
): Placing | undefined {
  const context = getNestingContext(state, catalogue);
  if (context === undefined) return undefined;
  const activeId = getActiveId(state);
  const place = findPlace(context, block, activeId, getInsertPosition(state));
  const { parentId, index } = place;
  if (getNestingRefusal(context, block.componentKey, parentId)) return undefined;
  return {
    place,
    containerId: parentId,
    afterId: getChildIds(context.page, parentId)[index - 1],
    isInsideActive: parentId !== rootId && parentId === activeId,
  };
}
