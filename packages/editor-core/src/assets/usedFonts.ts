import type { ServerFont } from '@vitrina/api-client/contract';
import type { Font } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { applyDataChange } from '../store/editData.ts';

/** Converts the server's font faces to the fonts a package stores. */
export function toFonts(faces: readonly ServerFont[]): Font[] {
  return faces.map(({ family, weight, style, formats }) => ({
    fontFamily: family,
    fontWeight: weight,
    fontStyle: style,
    formats,
  }));
}

/**
 * Adds the faces of a font family to the package's fonts, so that published pages load them. Keeps existing
 * entries.
 */
export function noteUsedFont(faces: readonly ServerFont[]): EditorThunk {
  return (dispatch, getState) => {
    const { usedFonts } = getState().document.epack;
    const isUsed = (family: string) => usedFonts.some(({ fontFamily }) => fontFamily === family);
    const added = toFonts(faces).filter(({ fontFamily }) => !isUsed(fontFamily));
    if (added.length > 0)
      dispatch(applyDataChange({ type: 'updateFont', usedFonts: [...usedFonts, ...added] }));
  };
}
