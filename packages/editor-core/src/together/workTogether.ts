import { maxPresenceBlocks } from '@vitrina/api-client';
import type { PresenceMessage, PresencePlace, PresentPerson } from '@vitrina/api-client/contract';
import type { PageKey } from '@vitrina/epack-model';

import type { EditorStore } from '../store/createEditorStore.ts';
import { connectPresence, type PresenceConnection, type PresenceSocket } from './connectPresence.ts';
import { createSaveFollower } from './followSaves.ts';

/** How an editor reaches the other people. */
export interface TogetherOptions {
  readonly openSocket: () => PresenceSocket;
  readonly getToken: () => string | undefined;
  /** Called when another person's saved changes were merged. */
  readonly onTheirsJoined?: (by: string | undefined, key: PageKey) => void;
}

/** The other people in the package, live. */
export interface Together {
  /** Every other open editor of the package; the same array as long as nothing changes. */
  readonly getPeople: () => readonly PresentPerson[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly retryNow: () => void;
  /** Resolves when everything known of other people's saves is merged, or left to the next save. */
  readonly catchUp: () => Promise<void>;
  readonly close: () => void;
}

const nobody: readonly PresentPerson[] = [];

/**
 * Shows an open editor to the other people in the package and follows what they save. Begins once the package is saved.
 * Without a connection, the editor works as if alone.
 */
export function workTogether(
  store: EditorStore,
  { openSocket, getToken, onTheirsJoined }: TogetherOptions,
): Together {
  let people = nobody;
  let self: string | undefined;
  let savedBy: string | undefined;
  let connection: PresenceConnection | undefined;
  const listeners = new Set<() => void>();
  const follower = createSaveFollower(store, (key) => onTheirsJoined?.(savedBy, key));
  const catchUp = () => follower.catchUp();
  const follow = () => void catchUp().catch(store.services.reportError);

  function setPeople(next: readonly PresentPerson[]): void {
    people = next.length === 0 ? nobody : next;
    for (const listener of listeners) listener();
  }

  function take(message: PresenceMessage): void {
    switch (message.type) {
      case 'state':
        ({ self } = message);
        setPeople(message.people.filter(({ id }) => id !== self));
        follower.notePages(message.pages);
        follower.noteData(message.dataRevision);
        savedBy = undefined;
        return follow();
      case 'person': {
        const { person } = message;
        if (person.id === self) return undefined;
        const at = people.findIndex(({ id }) => id === person.id);
        return setPeople(at === -1 ? [...people, person] : people.with(at, person));
      }
      case 'left':
        return setPeople(people.filter(({ id }) => id !== message.id));
      case 'page':
        follower.notePages([message.page]);
        savedBy = message.by ?? undefined;
        return follow();
      case 'data':
        follower.noteData(message.revision);
        return follow();
      case 'beat':
        return undefined;
    }
  }

  function connect(epackId: string): void {
    connection = connectPresence({
      openSocket,
      getToken,
      epackId,
      getPlace: () => getPlace(store),
      onMessage: take,
      onLost: () => setPeople(nobody),
    });
  }

  const { epackId } = store.getState().document;
  if (epackId !== undefined) connect(epackId);
  let before = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    const { document, view, saving } = state;
    const previous = before;
    before = state;
    if (!connection) {
      if (document.epackId !== undefined) connect(document.epackId);
      return;
    }
    if (
      view.selection !== previous.view.selection ||
      view.tab !== previous.view.tab ||
      document.active !== previous.document.active
    )
      connection.move();
    const isFree = previous.saving.status === 'saving' && saving.status !== 'saving';
    if (isFree || view.editingId !== previous.view.editingId) follow();
  });

  return {
    getPeople: () => people,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retryNow: () => connection?.retryNow(),
    catchUp,
    close() {
      unsubscribe();
      connection?.close();
    },
  };
}

function getPlace(store: EditorStore): PresencePlace {
  const { document, view } = store.getState();
  if (view.tab !== 'editor') return { page: null, blocks: [] };
  const { locale, template, page } = document.active;
  return { page: { locale, template, page }, blocks: view.selection.slice(-maxPresenceBlocks) };
}
