import type { BrandKit } from '@vitrina/block-kit';

import { documentAction } from '../store/documentActions.ts';
import type { EditorThunk } from '../store/editorState.ts';

/** Offers the look of a brand to props from now on; null for the plain one. */
export function takeKit(kit: BrandKit | null): EditorThunk {
  return (dispatch) => {
    dispatch(documentAction('kitLoaded', kit, []));
  };
}
