import { walkPage, type ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { withAncestors } from '@vitrina/editor-core/layers';
import { getActivePage } from '@vitrina/editor-core/store';
import { getExcerpt } from '@vitrina/editor-core/texts';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import type { LayerFilter, LayerKind } from './layerFilter.ts';

/** Returns the blocks that a filter finds, with the blocks around them; undefined for all. */
export function useFoundLayers(
  { query, kind }: LayerFilter,
  kinds: Readonly<Record<LayerKind, ReadonlySet<ComponentId>>>,
): ReadonlySet<ComponentId> | undefined {
  const { catalogue } = useEditorStore().services;
  const texts = useBlockTexts();
  const words = query.trim().toLowerCase();
  const isFiltered = words !== '' || kind !== undefined;
  // Without a filter, an edit does not search the page.
  const page = useEditorState((state) => (isFiltered ? getActivePage(state) : undefined));
  return useMemo(() => {
    if (page === undefined) return undefined;
    const found: ComponentId[] = [];
    for (const component of walkPage(page)) {
      if (kind !== undefined && !kinds[kind].has(component.id)) continue;
      const names = [texts.component(component), texts.block(component.componentKey)];
      const text = [...names, getExcerpt(component, catalogue)].join(' ').toLowerCase();
      if (text.includes(words)) found.push(component.id);
    }
    return withAncestors(page, found);
  }, [page, kind, kinds, words, texts, catalogue]);
}
