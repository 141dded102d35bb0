import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { PresencePage } from '@vitrina/api-client/contract';
import { pageAddress, pageKey, type PageKey } from '@vitrina/epack-model';

import { fetchWirePage } from '../loading/fetchWirePage.ts';
import { joinTheirPage } from '../saving/joinTheirPage.ts';
import { joinTheirData } from '../saving/rebaseDataOnTheirs.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { documentAction } from '../store/documentActions.ts';
import { isInSection } from '../store/documentState.ts';

/** Follows what other people save in the package. */
export interface SaveFollower {
  /** Takes note of pages on the server. */
  notePages(pages: readonly PresencePage[]): void;
  noteData(revision: number): void;
  /** Merges what is known and can be merged now. */
  catchUp(): Promise<void>;
}

/**
 * Creates a follower. Merges other people's saved changes as soon as nothing is being saved here. Changes to blocks
 * that were changed here too are left to the next save, which asks about them.
 *
 * @param onJoined - called with the page whose changes were merged
 */
export function createSaveFollower(
  store: EditorStore,
  onJoined: (key: PageKey) => void = () => undefined,
): SaveFollower {
  const onServer = new Map<PageKey, number>();
  /** Revisions that only a save can merge, since it asks. */
  const clashing = new Map<PageKey, number>();
  let dataOnServer = 0;
  let clashingData = 0;
  let isBusy = false;
  let isAsked = false;
  const { client, logFailure } = store.services;

  const isFree = () => store.getState().saving.status !== 'saving';

  function findOutdated(): readonly PageKey[] {
    const { revisions, epack } = store.getState().document;
    return [...onServer].flatMap(([key, revision]) =>
      epack.pages[key] && revision > (revisions[key] ?? 0) && clashing.get(key) !== revision ? [key] : [],
    );
  }

  function listNewPages(): void {
    const { epack, removedSections } = store.getState().document;
    const isNew = (key: PageKey) =>
      !Object.hasOwn(epack.pages, key) && !removedSections.some((section) => isInSection(section, key));
    const found = [...onServer.keys()].filter(isNew);
    if (found.length > 0) store.dispatch(documentAction('pagesFound', found, []));
  }

  async function followPage(key: PageKey): Promise<void> {
    const { epackId } = store.getState().document;
    if (epackId === undefined) return;
    const address = pageAddress(key);
    const wire = await fetchWirePage(client, epackId, address);
    if (!wire) {
      onServer.delete(key);
      return;
    }
    onServer.set(key, Math.max(wire.revision, onServer.get(key) ?? 0));
    // Saved here while it was fetched.
    if (!isFree() || wire.revision <= (store.getState().document.revisions[key] ?? 0)) return;
    const outcome = store.dispatch(
      joinTheirPage({ address, theirs: wire.components, revision: wire.revision }),
    );
    if (outcome === 'joined') onJoined(key);
    else clashing.set(key, outcome === 'clash' ? wire.revision : -1);
  }

  async function followData(): Promise<void> {
    const { epackId, dataRevision = 0 } = store.getState().document;
    if (epackId === undefined || dataOnServer <= dataRevision || clashingData === dataOnServer) return;
    const { data } = await client.call(calls.getEpack, {
      params: { id: epackId },
      query: { components: 'none' },
    });
    if (!isFree() || data.dataRevision <= (store.getState().document.dataRevision ?? 0)) return;
    const saved = { theirs: data.structure.epackData, revision: data.dataRevision };
    if (!store.dispatch(joinTheirData(saved))) clashingData = data.dataRevision;
  }

  async function catchUpOnce(): Promise<void> {
    for (const [key, revision] of clashing) if (revision === -1) clashing.delete(key);
    listNewPages();
    for (const key of findOutdated()) if (isFree()) await followPage(key);
    if (isFree()) await followData();
  }

  return {
    notePages(pages) {
      for (const page of pages) {
        const key = pageKey(page);
        if (page.revision === null) onServer.delete(key);
        else onServer.set(key, Math.max(page.revision, onServer.get(key) ?? 0));
      }
    },
    noteData(revision) {
      dataOnServer = Math.max(revision, dataOnServer);
    },
    async catchUp() {
      isAsked = true;
      if (isBusy) return;
      isBusy = true;
      try {
        while (isAsked && isFree()) {
          isAsked = false;
          await catchUpOnce();
        }
      } catch (error) {
        // Nothing is lost: the next message, the next connection or the next save catches up.
        if (!(error instanceof ApiError)) throw error;
        logFailure('Could not follow what others saved', error);
      } finally {
        isBusy = false;
      }
    },
  };
}
