import { isElementName } from '@vitrina/block-runtime';
import { getComponent, walkPage, type ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { getActivePage, type Touched } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

import { liveElements } from './liveElements.ts';

/** Forms look here whether they are published; in a page that is not, they say so and send nothing. */
const previewMark = 'vitrinaPreview';

/** Makes sliders, tabs and the like of the page in view work as they will once it is published, by the same scripts. */
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
        // One that cannot be loaded leaves its block as it is without script.
        if (isElementName(name)) liveElements[name]().catch(reportError);
      }
    };
    update('all');
    return store.hub.subscribeAny(update);
  }, [store]);
}
