import { pageKey, type Page, type PageAddress } from '@vitrina/epack-model';
import { useCallback, useEffect, useState } from 'react';
import { loadPages } from '@vitrina/editor-core/loading';
import type { DocumentState } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** A page shown in addition to the active one. */
export interface OtherPage {
  /** `undefined` while loading, or if there is no such page. */
  readonly page: Page | undefined;
  /** The error if loading failed. */
  readonly error: unknown;
  retry: () => void;
}

/** Returns another page of the package. Loads the page if needed. */
export function useOtherPage({ epack }: DocumentState, address: PageAddress | undefined): OtherPage {
  const store = useEditorStore();
  const key = address && pageKey(address);
  const page = key === undefined ? undefined : epack.pages[key];
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();
  const load = useCallback(() => {
    if (key === undefined) return;
    store.dispatch(loadPages((each) => each === key)).catch((error: unknown) => setFailure({ key, error }));
  }, [store, key]);
  useEffect(() => {
    if (page === null) load();
  }, [page, load]);
  const retry = () => {
    setFailure(undefined);
    load();
  };
  return { page: page ?? undefined, error: failure?.key === key ? failure?.error : undefined, retry };
}
