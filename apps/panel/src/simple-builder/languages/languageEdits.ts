import { linkedCopy, localeDirection, pageKey } from '@vitrina/epack-model';
import { openPage } from '@vitrina/editor-core/loading';
import { type EditorThunk, documentAction, applyDataChange, getActivePage } from '@vitrina/editor-core/store';

/**
 * Adds the layout's page in another language. The new page is a copy of the active page, with a link to its
 * source for translation.
 */
export function addLanguage(locale: string): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { epack, active, history } = getState().document;
    const page = getActivePage(getState());
    const address = { ...active, locale };
    const key = pageKey(address);
    if (page === undefined || Object.hasOwn(epack.pages, key)) return;
    const data = { ...epack.manifest.data, [locale]: { direction: localeDirection(locale) } };
    const withPage = {
      ...epack,
      manifest: { ...epack.manifest, data },
      pages: { ...epack.pages, [key]: linkedCopy(page, active, locale) },
    };
    dispatch(documentAction('edited', { epack: withPage, updatedPages: [key], history }, []));
    await dispatch(openPage(address));
  };
}

/** Removes the active language and its pages. The server removes them on the next save. */
export function removeLanguage(): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { locale } = getState().document.active;
    const result = dispatch(applyDataChange({ type: 'removeLocale', locale }));
    if (result.ok) await dispatch(openPage(getState().document.active));
  };
}
