import { getComponent, type ComponentId, type Json } from '@vitrina/epack-model';

import { getEditedSize } from '../props/readProp.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { putStored } from './assetPlace.ts';

/** A picture of a block, and the prop that describes it. */
export interface PicturePlace {
  readonly id: ComponentId;
  readonly name: string;
  readonly altName: string | undefined;
}

/** Puts a picture into a block at the size in view, with a description where the block has none, as one step. */
export function putPicture({ id, name, altName }: PicturePlace, value: Json, alt: string): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const active = getActivePage(state);
    const componentKey = active && getComponent(active, id)?.componentKey;
    const kind = catalogue.find(componentKey ?? '')?.props[name];
    if (componentKey === undefined || kind === undefined) return;
    const size = getEditedSize(kind, state.view.size);
    const place = { page: getActiveKey(state), id, componentKey, name, size, path: [], altName };
    dispatch(putStored(place, value, alt));
  };
}

/** Describes the picture of a block. */
export function setAlt({ id, altName }: PicturePlace, alt: string): EditorThunk {
  return (dispatch) => {
    if (altName === undefined) return;
    dispatch(applyChange({ type: 'updateProperty', id, name: altName, size: 'desktop', value: alt }));
  };
}
