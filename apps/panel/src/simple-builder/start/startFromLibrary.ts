import { insertItem } from '@vitrina/editor-core/library';
import { documentAction, type EditorThunk } from '@vitrina/editor-core/store';
import type { DesignChoice } from '@vitrina/editor/designs';
import { createPage, defaultPage, emptyPage, localeDirection, pageKey } from '@vitrina/epack-model';

import { libraryLayout } from '../layouts/libraryLayout.ts';

/**
 * Starts a new package with a page of the library: a designed one, or a template of the license, whose copy stays linked
 * to it.
 */
export function startFromLibrary({ item, drafts }: DesignChoice, locale: string): EditorThunk {
  return (dispatch, getState) => {
    const { epack } = getState().document;
    const active = { locale, template: libraryLayout.template, page: defaultPage };
    const key = pageKey(active);
    const data = { [locale]: { direction: localeDirection(locale) } };
    const started = {
      ...epack,
      manifest: { ...epack.manifest, layout: libraryLayout.key, data },
      pages: { [key]: item ? emptyPage : createPage(drafts) },
    };
    dispatch(documentAction('started', { epack: started, active, updatedPages: [key] }, 'all'));
    if (item) dispatch(insertItem(item));
  };
}
