import { assignUniqueNumbers, mapReferences } from '@vitrina/block-kit';
import { getComponent, planAddRawComponents, rootId, type Component, type Place } from '@vitrina/epack-model';

import { placeOfSections } from '../edits/insertSections.ts';
import { getPasteRefusal } from '../nesting/getPasteRefusal.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { randomId } from '../store/randomId.ts';
import { getActiveId } from '../store/selectors.ts';
import type { LibraryItem } from './libraryItem.ts';
import { linkTo, readSource } from './linkToItem.ts';

/**
 * Adds a linked copy of a section or template after the section with the active block, or at the end of the page, as one
 * step, and selects it. Returns the refusal if it can't be there.
 *
 * @param at - another place for it
 */
export function insertItem(item: LibraryItem, at?: Place): EditorThunk<Refusal | LabelId | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const context = getNestingContext(state, catalogue);
    if (context === undefined) return undefined;
    const { page, rules } = context;
    const place = at ?? placeOfSections(page, getActiveId(state));
    const link = { item, copyId: randomId(), locale: state.document.active.locale, catalogue };
    const source = readSource(link);
    const { change, idOf } = planAddRawComponents(page, item.components, place, rules);
    if (change === undefined) return 'model.epack.contentInvalid';
    const refusal = getPasteRefusal(context, change);
    if (refusal) return refusal;
    const sourceIds = new Map([...idOf].map(([sourceId, id]) => [id, sourceId]));
    const linked = change.components.map((component): Component => {
      const original = getComponent(source, sourceIds.get(component.id) ?? rootId);
      return original ? { ...component, copiedFrom: linkTo(original, source, link) } : component;
    });
    const numbered = assignUniqueNumbers(page, linked, catalogue.find);
    const components = mapReferences(numbered, rules, (id) => idOf.get(id));
    const select = components.filter(({ parentId }) => parentId === rootId).slice(0, 1);
    const selected = select.map(({ id }) => id);
    const added = dispatch(applyChange({ ...change, components }, { select: selected }));
    return added.ok ? undefined : added.code;
  };
}
