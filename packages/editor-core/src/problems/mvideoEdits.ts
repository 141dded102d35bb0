import { mvideoTemplate, pageKeyPrefix } from '@vitrina/epack-model';

import type { UploadTarget } from '../assets/startUpload.ts';
import type { EditorThunk } from '../store/editorState.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { applyDataChange } from '../store/editData.ts';
import type { MvideoField } from './mvideoFields.ts';

/** Sets a field of M.Video's template. */
export function setMvideo(locale: string, name: MvideoField, value: string): EditorThunk {
  return (dispatch, getState) => {
    const before = getState().document.epack.templateConfiguration[locale]?.[mvideoTemplate];
    const configuration = { ...before, [name]: value };
    const template = mvideoTemplate;
    dispatch(applyDataChange({ type: 'updateTemplateConfiguration', locale, template, configuration }));
  };
}

/**
 * Returns the upload target for an image field of M.Video's template. The package stores only the image's
 * address.
 */
export function mvideoTarget(store: EditorStore, locale: string, name: MvideoField): UploadTarget {
  const prefix = pageKeyPrefix(locale, mvideoTemplate);
  return {
    purpose: 'field',
    key: `${prefix}${name}`,
    isThere: () => Object.keys(store.getState().document.epack.pages).some((key) => key.startsWith(prefix)),
    put: ({ url }) => store.dispatch(setMvideo(locale, name, url)),
  };
}
