import { isElementName } from '@vitrina/block-runtime';
import { getComponent, walkPage, type ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { getActivePage, type Touched } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

import { liveElements } from './liveElements.ts';

/**
 * Attribute by which forms detect an unpublished page. In such a page, forms send nothing and show a notice.
 */
const previewMark = 'vitrinaPreview';

/** Makes sliders, tabs, and similar blocks interactive, with the scripts of the published page. */
export function useLiveElements(): void {
  const store = useEditorStore();
  useEffect(() => {
    document.documentElement.dataset[previewMark] = '';
    return () => {
      delete document.documentElement.dataset[previewMark];
    };
  }, []);
  useEffect(() => {
    const { catalogue } = store.services;
    const update = (touched: Touched) => {
      const page = getActivePage(store.getState());
      if (page === undefined) return;
      const ids: readonly ComponentId[] =
        touched === 'all' ? [...walkPage(page)].map(({ id }) => id) : touched;
      const definitions = ids.map((id) => catalogue.find(getComponent(page, id)?.componentKey ?? ''));
      for (const name of new Set(definitions.flatMap((definition) => definition?.elements ?? []))) {
        // If a script fails to load, its block stays static.
        if (isElementName(name)) liveElements[name]().catch(reportError);
      }
    };
    update('all');
    return store.hub.subscribeAny(update);
  }, [store]);
}
