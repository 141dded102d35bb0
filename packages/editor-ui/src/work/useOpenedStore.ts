import { logFailure, useSession } from '@vitrina/session';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { EpackType } from '@vitrina/epack-model';
import { useLocale } from '@vitrina/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { findDrafts } from '@vitrina/editor-core/drafts';
import {
  keepChosenLocale,
  openNewEpack,
  readLastLocale,
  openSavedEpack,
  readChosenLocale,
} from '@vitrina/editor-core/loading';
import {
  type FoundDraft,
  createEditorStore,
  type EditorStore,
  viewActions,
} from '@vitrina/editor-core/store';

import { videoWork } from '../assets/video/videoWork.ts';
import { createDraftStore } from '../drafts/createDraftStore.ts';

interface OpenedStore {
  readonly store: EditorStore | undefined;
  /** Unsaved drafts of earlier visits, most recent first. */
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

/** Stores the locale of the page in view once the user leaves the one that the package opened in. */
function useKeptLocale(store: EditorStore | undefined): void {
  useEffect(() => {
    if (!store) return undefined;
    let { locale } = store.getState().document.active;
    return store.subscribe(() => {
      const { active, epackId } = store.getState().document;
      if (active.locale === locale || epackId === undefined) return;
      ({ locale } = active);
      keepChosenLocale(epackId, locale, localStorage);
    });
  }, [store]);
}

/**
 * Returns the store of the package to edit, which opens in the reader's language if the package has it, unless the
 * user chose another locale. The store stays the same when a new package is saved and receives
 * its ID.
 */
export function useOpenedStore({ epackId, newType, catalogue, newDraftKey }: OpenOptions): OpenedStore {
  const { apiClient, profile } = useSession();
  const { messageLocale } = useLocale();
  // User name stored with a new package, and used to find drafts.
  const author = profile?.username;
  const [opened, setOpened] = useState<{
    readonly store: EditorStore;
    readonly drafts: readonly FoundDraft[];
    /** The ID it was last shown under. */
    readonly shownAs: string | undefined;
  }>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const openedId = opened?.store.getState().document.epackId;
  // Between the first save and the change of the address, the package already has its ID but stays open under
  // the old address.
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
        uploadWork: videoWork,
        now: Date.now,
        reportError: (error: unknown) => globalThis.reportError(error),
        logFailure,
      };
      const document = await (epackId === undefined
        ? openNewEpack(newType, author ?? '', new Date(), readLastLocale(localStorage))
        : openSavedEpack(
            apiClient,
            catalogue,
            epackId,
            readChosenLocale(epackId, localStorage) ?? messageLocale,
          ));
      if (!isCurrent) return;
      const store = createEditorStore(document, services);
      if (epackId === undefined) store.dispatch(viewActions.tabOpened('epack-data'));
      setOpened({ store, drafts: [], shownAs: epackId });
      setError(undefined);
      // The browser's database can be slower than the server, so the page doesn't wait for it.
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
  }, [isOpen, apiClient, catalogue, epackId, newType, newDraftKey, author, messageLocale, attempt]);

  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  useKeptLocale(opened?.store);
  return { store: isOpen ? opened.store : undefined, drafts: opened?.drafts ?? [], error, retry };
}
