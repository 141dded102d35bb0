import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { createPageDrafts, type DesignStart, pageDesigns } from '@vitrina/page-designs';
import { useMemo } from 'react';

import type { DesignChoice } from './DesignCards.tsx';

/** Returns what is known for designs: the language of the page, and the product of the package. */
export function useDesignStart(): DesignStart {
  const { catalogue } = useEditorStore().services;
  const locale = useEditorState((state) => state.document.active.locale);
  const name = useEditorState((state) => state.document.epack.manifest.productData.productName);
  return useMemo(() => ({ catalogue, locale, product: { name } }), [catalogue, locale, name]);
}

/** Returns the designs of whole pages, with the product's name in them. */
export function usePageChoices(start: DesignStart): readonly DesignChoice[] {
  return useMemo(
    () =>
      pageDesigns.map((design) => ({
        key: design.key,
        nameId: `design.page.${design.key}`,
        drafts: createPageDrafts(design, start),
      })),
    [start],
  );
}
