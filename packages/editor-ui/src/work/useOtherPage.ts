import { pageKey, type Page, type PageAddress } from '@vitrina/epack-model';
import { useCallback, useEffect, useState } from 'react';
import { loadPages } from '@vitrina/editor-core/loading';
import type { DocumentState } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** A page that is looked at beside the one in view. */
export interface OtherPage {
  /** Undefined while it is on its way, and where there is none. */
  readonly page: Page | undefined;
  /** Why it could not be had. */
  readonly error: unknown;
  retry: () => void;
}

/** Another page of the package, loaded where that was not done yet. */
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
