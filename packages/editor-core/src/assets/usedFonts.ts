import type { ServerFont } from '@vitrina/api-client/contract';
import type { Font } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { applyDataChange } from '../store/editData.ts';

/** The fonts of the server as the package keeps them (builder-pro.md section 3, Fonts). */
export function toFonts(faces: readonly ServerFont[]): Font[] {
  return faces.map(({ family, weight, style, formats }) => ({
    fontFamily: family,
    fontWeight: weight,
    fontStyle: style,
    formats,
  }));
}

/** Notes the faces of a family as used, so that published pages bring them; those noted already stay. */
export function noteUsedFont(faces: readonly ServerFont[]): EditorThunk {
  return (dispatch, getState) => {
    const { usedFonts } = getState().document.epack;
    const isUsed = (family: string) => usedFonts.some(({ fontFamily }) => fontFamily === family);
    const added = toFonts(faces).filter(({ fontFamily }) => !isUsed(fontFamily));
    if (added.length > 0)
      dispatch(applyDataChange({ type: 'updateFont', usedFonts: [...usedFonts, ...added] }));
  };
}
