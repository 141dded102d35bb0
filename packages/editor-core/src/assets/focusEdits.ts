import type { BlockDefinition, FocalPoint, PropKind } from '@vitrina/block-kit';
import { getComponent, type Component, type ComponentId, type SizeName } from '@vitrina/epack-model';

import { getEditedSize, readProp } from '../props/readProp.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getActivePage } from '../store/selectors.ts';
import { readPictureUse, writePictureUse, type PictureUse } from './pictureUse.ts';

/** Returns the prop that holds a block's only image; undefined if there is none, or more than one. */
function findPictureProp({ ownProps }: BlockDefinition): string | undefined {
  const names = Object.keys(ownProps).filter((name) => {
    const control = ownProps[name]?.control;
    return control?.name === 'asset' && control.fileType === 'image';
  });
  return names.length === 1 ? names[0] : undefined;
}

/** How a block uses its only image, and the prop that holds it. */
interface BlockPicture extends PictureUse {
  readonly name: string;
  readonly kind: PropKind<unknown>;
}

/** Reads how a block with one image uses it at a size; undefined without an image. */
export function readBlockPicture(
  component: Component,
  definition: BlockDefinition,
  size: SizeName,
): BlockPicture | undefined {
  const name = findPictureProp(definition);
  const kind = name === undefined ? undefined : definition.props[name];
  if (name === undefined || kind === undefined) return undefined;
  const use = readPictureUse(readProp(component.props[name], kind, size).value);
  return use && { ...use, name, kind };
}

/** Sets the focal point of a block's only image at the size in view. Quick successive moves are one history step. */
export function setFocus(id: ComponentId, focus: FocalPoint): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const { size } = state.view;
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    const definition = component && catalogue.find(component.componentKey);
    const use = component && definition && readBlockPicture(component, definition, size);
    if (use === undefined) return;
    const { name, kind, ...picture } = use;
    const value = writePictureUse({ ...picture, focus });
    dispatch(applyChange({ type: 'updateProperty', id, name, size: getEditedSize(kind, size), value }));
  };
}

/** Sets the focal point as one history step of its own, such as a drag. */
export function dropFocus(id: ComponentId, focus: FocalPoint): EditorThunk {
  return (dispatch) => {
    dispatch(endStep());
    dispatch(setFocus(id, focus));
    dispatch(endStep());
  };
}
