import { defaultPage, localeDirection, pageKey } from '@vitrina/epack-model';
import { type EditorThunk, documentAction } from '@vitrina/editor-core/store';

import { createLayoutPage } from '../layouts/createLayoutPage.ts';
import type { Layout } from '../layouts/layout.ts';

/** Input for a new page. */
export interface LayoutChoice {
  readonly layout: Layout;
  /** Language of the page. */
  readonly locale: string;
}

/**
 * Creates a page from a layout, for the product in the package's data. In a new package, replaces all pages.
 * In a saved package, keeps the other pages, so a layout for another template needs its own package.
 */
export function startFromLayout({ layout, locale }: LayoutChoice): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const { epack, epackId } = getState().document;
    const active = { locale, template: layout.template, page: defaultPage };
    const key = pageKey(active);
    const product = epack.manifest.productData.productName.trim();
    const page = createLayoutPage(layout, { catalogue, locale, product });
    const others = epackId === undefined ? {} : epack.pages;
    const languages = epackId === undefined ? {} : epack.manifest.data;
    const data = { ...languages, [locale]: { direction: localeDirection(locale) } };
    const started = {
      ...epack,
      manifest: { ...epack.manifest, layout: layout.key, data },
      pages: { ...others, [key]: page },
    };
    dispatch(documentAction('started', { epack: started, active, updatedPages: [key] }, 'all'));
  };
}
