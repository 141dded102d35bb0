import { loadEpack, nearestAddress, type Page, type PageKey } from '@vitrina/epack-model';

import { getVisit, type FoundDraft } from '../store/draftStore.ts';
import { toRevisionTable } from '../wire/revisionTable.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { isInSection, type RemovedSection } from '../store/documentState.ts';

/** Restores the work of an earlier visit as unsaved changes. Saving still detects what others saved since. */
export function restoreDraft({ slot, draft }: FoundDraft): EditorThunk {
  const { structure, revisions, dataRevision, removedSections = [] } = draft;
  return (dispatch, getState, { catalogue }) => {
    const { document } = getState();
    const drafted = loadEpack(structure.epackData, catalogue.rules).epack;
    const hasPages = Object.keys(structure.epackData.components).length > 0;
    const draftedPages = hasPages ? drafted.pages : {};
    // A section that was removed and recreated is among the draft's pages.
    const kept = withoutSections(document.epack.pages, removedSections);
    const epack = { ...drafted, pages: { ...kept, ...draftedPages } };
    const { locale, template, page } = structure.activeEpackage;
    const wanted = locale && template && page ? { locale, template, page } : document.active;
    dispatch(
      documentAction(
        'draftRestored',
        {
          visit: getVisit(slot),
          epack,
          active: nearestAddress(epack, wanted),
          revisions: toRevisionTable(revisions),
          dataRevision,
          updatedPages: Object.keys(draftedPages),
          removedSections,
        },
        'all',
      ),
    );
  };
}

type Pages = Readonly<Record<PageKey, Page | null>>;

function withoutSections(pages: Pages, removed: readonly RemovedSection[]): Pages {
  const kept = Object.entries(pages).filter(([key]) => !removed.some((section) => isInSection(section, key)));
  return Object.fromEntries(kept);
}
