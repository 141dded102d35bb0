import type { Catalogue } from '@vitrina/block-catalogue';
import type { BlockDefinition } from '@vitrina/block-kit';
import { getAncestorIds, getChildIds, getComponent, type ComponentId, type Page } from '@vitrina/epack-model';

import type { Refusal } from '../nesting/getNestingRefusal.ts';
import { endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { moveTo } from './blockEdits.ts';

/** Elements that show one of their parts and hide the others. */
const hidingElements: ReadonlySet<string> = new Set(['vitrina-slider', 'vitrina-tabs']);

/** Returns the component itself, or the nearest one around it, that hides some of its parts, such as a slider. */
export function findPartsHolder(page: Page, id: ComponentId, catalogue: Catalogue): ComponentId | undefined {
  return [id, ...getAncestorIds(page, id)].find((each) => {
    const definition = catalogue.find(getComponent(page, each)?.componentKey ?? '');
    return definition !== undefined && hidesParts(definition) && getChildIds(page, each).length > 1;
  });
}

function hidesParts({ elements, isGroup }: BlockDefinition): boolean {
  return isGroup !== undefined || elements.some((element) => hidingElements.has(element));
}

/** Moves a part among its siblings as one step. Returns the refusal if it can't move. */
export function movePart(
  holderId: ComponentId,
  id: ComponentId,
  from: number,
  to: number,
): EditorThunk<Refusal | undefined> {
  return (dispatch) => {
    dispatch(endStep());
    return dispatch(moveTo([id], { parentId: holderId, index: to > from ? to + 1 : to }));
  };
}
