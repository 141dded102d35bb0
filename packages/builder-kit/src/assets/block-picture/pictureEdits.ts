import { getComponent, type ComponentId, type Json, type SinglePageChange } from '@vitrina/epack-model';

import { toText } from '../../controls/jsonText.ts';
import { getEditedSize } from '../../inspector/readProp.ts';
import type { BuilderThunk } from '../../store/createBuilderStore.ts';
import { applyChange } from '../../store/edit.ts';
import { getActivePage } from '../../store/selectors.ts';

/** A picture of a block, and the prop that describes it. */
export interface PicturePlace {
  readonly id: ComponentId;
  readonly name: string;
  readonly altName: string | undefined;
}

/** Puts a picture into a block at the size in view, with a description where the block has none, as one step. */
export function putPicture({ id, name, altName }: PicturePlace, value: Json, alt: string): BuilderThunk {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    const kind = catalogue.find(component?.componentKey ?? '')?.props[name];
    if (component === undefined || kind === undefined) return;
    const size = getEditedSize(kind, state.view.size);
    const changes: SinglePageChange[] = [{ type: 'updateProperty', id, name, size, value }];
    if (altName !== undefined && alt !== '' && toText(component.props[altName]?.value.desktop) === '') {
      changes.push({ type: 'updateProperty', id, name: altName, size: 'desktop', value: alt });
    }
    dispatch(
      applyChange({ type: 'batch', changes }, { mergeKey: `putPicture ${id} ${JSON.stringify(value)}` }),
    );
  };
}

/** Describes the picture of a block. */
export function setAlt({ id, altName }: PicturePlace, alt: string): BuilderThunk {
  return (dispatch) => {
    if (altName === undefined) return;
    dispatch(applyChange({ type: 'updateProperty', id, name: altName, size: 'desktop', value: alt }));
  };
}
