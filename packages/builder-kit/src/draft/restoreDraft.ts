import { loadEpack, nearestAddress } from '@vitrina/epack-model';

import type { LocalDraft } from '../saving/draftStore.ts';
import { toRevisionTable } from '../saving/saveEpack.ts';
import type { BuilderThunk } from '../store/createBuilderStore.ts';
import { documentAction } from '../store/documentActions.ts';

/** Takes up the work of an earlier visit. It is unsaved still, and a save of it meets what others saved meanwhile. */
export function restoreDraft({ structure, revisions }: LocalDraft): BuilderThunk {
  return (dispatch, getState, { catalogue }) => {
    const { document } = getState();
    const drafted = loadEpack(structure.epackData, catalogue.rules).epack;
    const hasPages = Object.keys(structure.epackData.components).length > 0;
    const draftedPages = hasPages ? drafted.pages : {};
    const epack = { ...drafted, pages: { ...document.epack.pages, ...draftedPages } };
    const { locale, template, page } = structure.activeEpackage;
    const wanted = locale && template && page ? { locale, template, page } : document.active;
    dispatch(
      documentAction(
        'draftRestored',
        {
          epack,
          active: nearestAddress(epack, wanted),
          revisions: toRevisionTable(revisions),
          updatedPages: Object.keys(draftedPages),
        },
        'all',
      ),
    );
  };
}
