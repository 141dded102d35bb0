import { useSession } from '@vitrina/session';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { EpackType } from '@vitrina/epack-model';
import { useCallback, useEffect, useState } from 'react';

import { openNewEpack, openSavedEpack } from '../loading/openEpack.ts';
import { createDraftStore, newDraftId, type LocalDraft } from '../saving/draftStore.ts';
import { createBuilderStore, type BuilderStore } from '../store/createBuilderStore.ts';
import { viewActions } from '../store/viewSlice.ts';

interface OpenedStore {
  readonly store: BuilderStore | undefined;
  /** Unsaved work of an earlier visit. */
  readonly draft: LocalDraft | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

interface OpenOptions {
  readonly epackId: string | undefined;
  readonly newType: EpackType;
  readonly catalogue: Catalogue;
}

/** The store of the package to edit. It stays when a new package is saved and so gets its id. */
export function useOpenedStore({ epackId, newType, catalogue }: OpenOptions): OpenedStore {
  const { apiClient, profile } = useSession();
  const author = profile?.username ?? '';
  const [opened, setOpened] = useState<{ store: BuilderStore; draft: LocalDraft | undefined }>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const openedId = opened?.store.getState().document.epackId;
  const isOpen = opened !== undefined && openedId === epackId;

  useEffect(() => {
    if (isOpen) return undefined;
    let isCurrent = true;
    const open = async () => {
      const services = {
        client: apiClient,
        catalogue,
        drafts: createDraftStore(),
        now: Date.now,
        reportError: (error: unknown) => globalThis.reportError(error),
      };
      const [document, draft] = await Promise.all([
        epackId === undefined
          ? openNewEpack(newType, author, new Date())
          : openSavedEpack(apiClient, catalogue, epackId),
        services.drafts.read(epackId ?? newDraftId).catch(() => undefined),
      ]);
      if (!isCurrent) return;
      const store = createBuilderStore(document, services);
      if (epackId === undefined) store.dispatch(viewActions.tabOpened('epack-data'));
      setOpened({ store, draft });
      setError(undefined);
    };
    open().catch((failure: unknown) => {
      if (isCurrent) setError(failure);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, apiClient, catalogue, epackId, newType, author, attempt]);

  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { store: isOpen ? opened.store : undefined, draft: opened?.draft, error, retry };
}
