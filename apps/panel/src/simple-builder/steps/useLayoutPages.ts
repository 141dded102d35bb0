import { pageKey } from '@vitrina/epack-model';
import { useCallback, useEffect, useState } from 'react';
import { loadPages } from '@vitrina/editor-core/loading';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

import type { Layout } from '../layouts/layout.ts';
import { listLayoutPages } from '../findLayoutPage.ts';

/** The layout's page in all languages. */
interface LayoutPages {
  readonly areLoaded: boolean;
  /** The error if a page failed to load. */
  readonly error: unknown;
  retry: () => void;
}

/** Loads the layout's page in all languages, because publishing includes all of them. */
export function useLayoutPages(layout: Layout): LayoutPages {
  const store = useEditorStore();
  const [error, setError] = useState<unknown>();
  const areLoaded = useEditorState(({ document: { epack } }) =>
    listLayoutPages(epack, layout).every((address) => epack.pages[pageKey(address)] !== null),
  );
  const load = useCallback(() => {
    const wanted = new Set(listLayoutPages(store.getState().document.epack, layout).map(pageKey));
    store.dispatch(loadPages((key) => wanted.has(key))).catch(setError);
  }, [store, layout]);
  useEffect(load, [load]);
  const retry = () => {
    setError(undefined);
    load();
  };
  return { areLoaded, error, retry };
}
