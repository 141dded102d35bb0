import { linkedCopy, localeDirection, pageKey } from '@vitrina/epack-model';
import { openPage } from '@vitrina/editor-core/loading';
import { type EditorThunk, documentAction, applyDataChange, getActivePage } from '@vitrina/editor-core/store';

/** Adds the page of the layout in another language, as a copy of the one in view that knows what it is translated from. */
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
      pages: { ...epack.pages, [key]: linkedCopy(page, active) },
    };
    dispatch(documentAction('edited', { epack: withPage, updatedPages: [key], history }, []));
    await dispatch(openPage(address));
  };
}

/** Removes the language in view with all it has; the server follows at the next save. */
export function removeLanguage(): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { locale } = getState().document.active;
    const result = dispatch(applyDataChange({ type: 'removeLocale', locale }));
    if (result.ok) await dispatch(openPage(getState().document.active));
  };
}
