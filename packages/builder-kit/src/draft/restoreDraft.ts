import { loadPage, pageKey, type Page, type PageKey } from '@vitrina/epack-model';

import { readEpackData } from '../loading/readEpackData.ts';
import type { LocalDraft } from '../saving/draftStore.ts';
import { toRevisionTable } from '../saving/saveEpack.ts';
import type { BuilderThunk } from '../store/createBuilderStore.ts';
import { documentAction } from '../store/documentActions.ts';

/** Takes up the work of an earlier visit. It is unsaved still, and a save of it meets what others saved meanwhile. */
export function restoreDraft(draft: LocalDraft): BuilderThunk {
  return (dispatch, getState, { catalogue }) => {
    const { epackData, activeEpackage } = draft.structure;
    const { document } = getState();
    const drafted: Record<PageKey, Page> = {};
    for (const [locale, templates] of Object.entries(epackData.components)) {
      for (const [template, pages] of Object.entries(templates)) {
        for (const [page, components] of Object.entries(pages)) {
          drafted[pageKey({ locale, template, page })] = loadPage(components, catalogue.rules).page;
        }
      }
    }
    const { locale, template, page } = { ...document.active, ...activeEpackage };
    const active = {
      locale: locale ?? document.active.locale,
      template: template ?? document.active.template,
      page: page ?? document.active.page,
    };
    const epack = { ...readEpackData(epackData), pages: { ...document.epack.pages, ...drafted } };
    const revisions = toRevisionTable(draft.revisions);
    dispatch(
      documentAction(
        'draftRestored',
        { epack, active, revisions, updatedPages: Object.keys(drafted) },
        'all',
      ),
    );
  };
}
