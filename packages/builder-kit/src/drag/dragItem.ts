import { type ComponentDraft, type ComponentId } from '@vitrina/epack-model';

import { whyNotInside, whyNotMoved, type NestingContext, type Refusal } from '../nesting/whyNotInside.ts';

/** The type of everything that can be dragged onto the page, for react-dnd. */
export const blockDragType = 'BLOCK';

/** What is being dragged: a block that is not on the page yet, or a component that is. */
export type DragItem =
  | { readonly kind: 'new'; readonly draft: ComponentDraft }
  | { readonly kind: 'existing'; readonly id: ComponentId };

/** Why what is being dragged may not stand in this parent. */
export function whyNotDropped(
  context: NestingContext,
  item: DragItem,
  parentId: ComponentId,
): Refusal | undefined {
  return item.kind === 'new'
    ? whyNotInside(context, item.draft.componentKey, parentId)
    : whyNotMoved(context, item.id, parentId);
}
