import { assignUniqueNumbers, mapReferences } from '@vitrina/block-kit';
import {
  copyLibraryLinks,
  loadPage,
  planAddRawComponents,
  rootId,
  type WireComponent,
} from '@vitrina/epack-model';

import type { InsertPosition } from '../nesting/findInsertPlace.ts';
import { placeNew } from '../nesting/placeNew.ts';
import { getNestingRefusal, type NestingContext, type Refusal } from '../nesting/getNestingRefusal.ts';
import { getPasteRefusal } from '../nesting/getPasteRefusal.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveId, getPageName } from '../store/selectors.ts';
import { fitsTable, pasteCells } from '../tables/pasteCells.ts';
import { findTablePlace } from '../tables/tableGrid.ts';
import type { CopiedComponents } from './clipboardText.ts';

/** The reason why components weren't pasted: a refusal of the place, or a message id. */
export type PasteProblem = Refusal | LabelId;

/**
 * Pastes components at the place for new blocks at a position, repairs them if necessary and selects them. Fills a
 * table if one of its cells is selected and cells are copied. Returns the problem if they can't be pasted.
 */
export function pasteComponents(
  { components, from, cells }: CopiedComponents,
  position: InsertPosition = 'inside',
): EditorThunk<PasteProblem | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const [first] = components;
    if (context === undefined) return undefined;
    const place = findTablePlace(context.page, getActiveId(getState()));
    if (cells !== undefined && place?.cellId !== undefined) return dispatch(pasteCells(cells));
    if (cells && !fitsTable(cells.length, Math.max(...cells.map((line) => line.length))))
      return 'builder.clipboard.tooManyCells';
    if (first === undefined) return undefined;
    return dispatch(pasteBeside(context, { components, from }, { first, position }));
  };
}

/** Pastes components, of which one decides the place, at the place for new blocks. */
function pasteBeside(
  context: NestingContext,
  { components, from }: CopiedComponents,
  { first, position }: { readonly first: WireComponent; readonly position: InsertPosition },
): EditorThunk<PasteProblem | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const { page, rules } = context;
    const block = {
      key: first.componentKey,
      type: rules.find(first.componentKey)?.type ?? ('component' as const),
    };
    const place = placeNew(page, block, getActiveId(getState()), context, position);
    if (typeof place === 'string') return getNestingRefusal(context, block.key, rootId);
    const isOfPage = from === getPageName(getState());
    const { change, idOf } = planAddRawComponents(page, components, place, rules);
    if (change === undefined) return 'model.epack.contentInvalid';
    const refusal = getPasteRefusal(context, change);
    if (refusal) return refusal;
    const tops = change.components.filter(({ parentId }) => parentId === change.parentId);
    const isWrapped = change.parentId === rootId && block.type !== 'feature';
    const wrapperIds = new Set(tops.map(({ id }) => id));
    const pasted = isWrapped ? change.components.filter(({ parentId }) => wrapperIds.has(parentId)) : tops;
    const numbered = assignUniqueNumbers(page, change.components, catalogue.find);
    // References to components that aren't copied are valid only on the source page.
    const { locale } = getState().document.active;
    const linked = copyLibraryLinks(loadPage(components, rules).page, numbered, idOf, locale);
    const own = mapReferences(linked, rules, (id) => idOf.get(id) ?? (isOfPage ? id : undefined));
    dispatch(applyChange({ ...change, components: own }, { select: pasted.map(({ id }) => id) }));
    return undefined;
  };
}
