import { getChildIds, instantiateDraft, nextComponentId } from '@vitrina/epack-model';
import { type EditorThunk, applyChange, getActivePage } from '@vitrina/editor-core/store';

import { createLayoutDraft } from '../layouts/createLayoutPage.ts';
import type { MatchedGroup } from '../layouts/matchLayout.ts';

/** Adds an instance after the last instance of a repeated block. */
export function addItem({ node, parentId, matched }: MatchedGroup): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    if (page === undefined) return;
    const { epack, active } = getState().document;
    const product = epack.manifest.productData.productName.trim();
    const start = { catalogue, locale: active.locale, product };
    const components = instantiateDraft(createLayoutDraft(node, start), nextComponentId(page), parentId);
    const last = matched.at(-1);
    const index = last ? getChildIds(page, parentId).indexOf(last.id) + 1 : 0;
    dispatch(applyChange({ type: 'addComponents', parentId, index, components }));
  };
}

/** Removes an instance of a repeated block. */
export function removeItem({ matched }: MatchedGroup, index: number): EditorThunk {
  return (dispatch) => {
    const item = matched[index];
    if (item) dispatch(applyChange({ type: 'removeComponent', id: item.id }));
  };
}

/** Moves an instance of a repeated block before or after its neighbor. */
export function moveItem({ parentId, matched }: MatchedGroup, index: number, by: -1 | 1): EditorThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    const item = matched[index];
    const neighbor = matched[index + by];
    if (page === undefined || item === undefined || neighbor === undefined) return;
    const place = getChildIds(page, parentId).indexOf(neighbor.id);
    dispatch(applyChange({ type: 'moveComponent', id: item.id, parentId, index: place }));
  };
}
