import { logFailure, useSession } from '@vitrina/session';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { EpackType } from '@vitrina/epack-model';
import { useCallback, useEffect, useState } from 'react';
import { findDrafts } from '@vitrina/editor-core/drafts';
import { openNewEpack, openSavedEpack } from '@vitrina/editor-core/loading';
import {
  type FoundDraft,
  createEditorStore,
  type EditorStore,
  viewActions,
} from '@vitrina/editor-core/store';

import { createDraftStore } from '../drafts/createDraftStore.ts';

interface OpenedStore {
  readonly store: EditorStore | undefined;
  /** Unsaved work of earlier visits, the latest first. */
  readonly drafts: readonly FoundDraft[];
  readonly error: unknown;
  readonly retry: () => void;
}

interface OpenOptions {
  readonly epackId: string | undefined;
  readonly newType: EpackType;
  readonly catalogue: Catalogue;
  /** See {@link createDraftStore}. */
  readonly newDraftKey?: string | undefined;
}

/** The store of the package to edit. It stays when a new package is saved and so gets its id. */
export function useOpenedStore({ epackId, newType, catalogue, newDraftKey }: OpenOptions): OpenedStore {
  const { apiClient, profile } = useSession();
  // Saved with a new package, and whose drafts are offered.
  const author = profile?.username;
  const [opened, setOpened] = useState<{
    readonly store: EditorStore;
    readonly drafts: readonly FoundDraft[];
    /** The id it was last shown under. */
    readonly shownAs: string | undefined;
  }>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const openedId = opened?.store.getState().document.epackId;
  // Between a first save and the change of address the package has its id already, and stays open under its old name.
  const isOpen = opened !== undefined && (openedId === epackId || opened.shownAs === epackId);
  if (isOpen && opened.shownAs !== epackId) setOpened({ ...opened, shownAs: epackId });

  useEffect(() => {
    if (isOpen || (epackId === undefined && author === undefined)) return undefined;
    let isCurrent = true;
    const open = async () => {
      const services = {
        client: apiClient,
        catalogue,
        drafts: createDraftStore(newDraftKey),
        now: Date.now,
        reportError: (error: unknown) => globalThis.reportError(error),
        logFailure,
      };
      const document = await (epackId === undefined
        ? openNewEpack(newType, author ?? '', new Date())
        : openSavedEpack(apiClient, catalogue, epackId));
      if (!isCurrent) return;
      const store = createEditorStore(document, services);
      if (epackId === undefined) store.dispatch(viewActions.tabOpened('epack-data'));
      setOpened({ store, drafts: [], shownAs: epackId });
      setError(undefined);
      // The browser's database may take longer than the server: the page does not wait for it.
      const search = { epackId, author: author ?? '' };
      const drafts = await findDrafts(services.drafts, search, Date.now()).catch(() => []);
      setOpened((shown) => (shown?.store === store ? { ...shown, drafts } : shown));
    };
    open().catch((failure: unknown) => {
      if (isCurrent) setError(failure);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, apiClient, catalogue, epackId, newType, newDraftKey, author, attempt]);

  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { store: isOpen ? opened.store : undefined, drafts: opened?.drafts ?? [], error, retry };
}
