import { getComponent, type ComponentId, type Json } from '@vitrina/epack-model';

import { getEditedSize } from '../props/readProp.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { putStored } from './assetPlace.ts';

/** An image prop of a block and the prop with its description. */
export interface PicturePlace {
  readonly id: ComponentId;
  readonly name: string;
  readonly altName: string | undefined;
}

/** Sets a block's image at the size in view as one step. Sets the description too if the block has none. */
export function setImage({ id, name, altName }: PicturePlace, value: Json, alt: string): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const active = getActivePage(state);
    const componentKey = active && getComponent(active, id)?.componentKey;
    const kind = catalogue.find(componentKey ?? '')?.props[name];
    if (componentKey === undefined || kind === undefined) return;
    const size = getEditedSize(kind, state.view.size);
    const place = { page: getActiveKey(state), id, componentKey, name, size, path: [], altName };
    dispatch(putStored(place, value, { alt }));
  };
}

/** Sets the description of a block's image. */
export function setAlt({ id, altName }: PicturePlace, alt: string): EditorThunk {
  return (dispatch) => {
    if (altName === undefined) return;
    dispatch(applyChange({ type: 'updateProperty', id, name: altName, size: 'desktop', value: alt }));
  };
}
