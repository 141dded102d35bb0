import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import type { ComponentDraft } from '@vitrina/epack-model';
import {
  createPageDrafts,
  createProductDrafts,
  type DesignStart,
  type PageDesign,
  type PageDesignKey,
  pageDesigns,
  type ProductContent,
} from '@vitrina/page-designs';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { DesignChoice } from './DesignCards.tsx';
import { namesOf } from './searchDesigns.ts';
import { useTextsOfDesigns } from './useTextsOfDesigns.ts';

/**
 * Returns the facts for designs: the language of the page, and the product of the package. Waits for the texts of designs
 * in that language.
 *
 * @param language - another language than that of the page in view
 */
export function useDesignStart(language?: string): DesignStart {
  const { catalogue } = useEditorStore().services;
  const active = useEditorState((state) => state.document.active.locale);
  const locale = language ?? active;
  const name = useEditorState((state) => state.document.epack.manifest.productData.productName);
  useTextsOfDesigns(locale);
  return useMemo(() => ({ catalogue, locale, product: { name } }), [catalogue, locale, name]);
}

/** Creates the blocks of a page design: of samples, or of a product's content alone. */
export function createPage(
  design: PageDesign,
  start: DesignStart,
  content: ProductContent | undefined,
): readonly ComponentDraft[] {
  return content ? createProductDrafts(design, start, content) : createPageDrafts(design, start);
}

/** A page to choose. */
export interface PageChoice extends DesignChoice {
  readonly design: PageDesign<PageDesignKey>;
}

/** Returns the designs of whole pages. Their thumbnails follow the product's name as time permits. */
export function usePageChoices(start: DesignStart, content?: ProductContent): readonly PageChoice[] {
  const intl = useIntl();
  const shown = useDeferredValue(start);
  return useMemo(
    () =>
      pageDesigns.map((design) => ({
        key: design.key,
        name: intl.formatMessage({ id: `design.page.${design.key}` }),
        names: namesOf(`design.page.${design.key}`),
        design,
        drafts: createPage(design, shown, content),
      })),
    [shown, content, intl],
  );
}
