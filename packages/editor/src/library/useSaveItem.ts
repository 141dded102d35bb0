import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { invalidateReadsOf } from '@vitrina/api-client/query';
import {
  alignWithItem,
  type LibraryItem,
  readItem,
  slotKey,
  toItemComponents,
  toSlots,
  withContentsOf,
} from '@vitrina/editor-core/library';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { type Page, walkPage } from '@vitrina/epack-model';
import { errorMessageId, useApiClient } from '@vitrina/session';

import type { LinkedKind } from './useLibraryItems.ts';

/** The author's input. */
export interface ItemEntry {
  readonly kind: LinkedKind;
  readonly name: string;
  readonly category: string;
  readonly section: Page;
  readonly isFree: (key: string) => boolean;
}

const maxListed = 100;

/**
 * Returns functions that save a section or template: as a new item, or in place of one. They resolve to the saved item, or
 * to the message id of a refusal.
 */
export function useSaveItem() {
  const client = useApiClient();
  const queries = useQueryClient();
  const { catalogue, now } = useEditorStore().services;
  const { rules } = catalogue;
  const locale = useEditorState((state) => state.document.active.locale);
  const toBody = ({ name, category, section, isFree }: ItemEntry) => ({
    name,
    category,
    locale,
    components: toItemComponents(section, rules),
    slots: mutableSlots(toSlots(section, catalogue, isFree)),
  });
  const findTaken = async ({ kind, name }: ItemEntry): Promise<LibraryItem | undefined> => {
    const query = { kinds: kind, search: name, limit: maxListed };
    const { data } = await client.call(calls.listCustomComponents, { query });
    return data.items.find((item) => item.name.toLowerCase() === name.toLowerCase());
  };
  const create = async (entry: ItemEntry): Promise<LibraryItem | LabelId> => {
    try {
      const { data } = await client.call(calls.createCustomComponent, {
        body: { ...toBody(entry), kind: entry.kind },
      });
      await invalidateReadsOf(queries, calls.createCustomComponent);
      return data;
    } catch (error) {
      return toProblem(error, entry.kind);
    }
  };
  const put = async (
    item: LibraryItem,
    entry: ItemEntry,
    isOfCopy: boolean,
  ): Promise<LibraryItem | LabelId> => {
    // Ids grow with time, so that a new block never gets the id of one that an earlier version had.
    const aligned = alignWithItem(entry.section, readItem(item, rules), item.publicId, now(), rules);
    const keys = pairKeys(entry.section, aligned);
    const isFree = (key: string) => entry.isFree(keys.get(key) ?? key);
    const slots = toSlots(aligned, catalogue, isFree);
    const section = isOfCopy ? withContentsOf(aligned, item, slots, rules) : aligned;
    try {
      const { data } = await client.call(calls.updateCustomComponent, {
        params: { id: item.id },
        body: toBody({ ...entry, section, isFree }),
      });
      await invalidateReadsOf(queries, calls.updateCustomComponent);
      return data;
    } catch (error) {
      return toProblem(error, entry.kind);
    }
  };
  return {
    create,
    findTaken,
    /** Replaces an item of the same name by other blocks. */
    replace: (item: LibraryItem, entry: ItemEntry) => put(item, entry, false),
    /** Updates an item from its copy. Its own contents stay in the slots. */
    update: (item: LibraryItem, entry: ItemEntry) => put(item, entry, true),
  };
}

/** Pairs the keys of contents of the same blocks, which are in the same order, under other ids. */
function pairKeys(own: Page, aligned: Page): ReadonlyMap<string, string> {
  const ids = [...walkPage(own)].map(({ id }) => id);
  const pairs = [...walkPage(aligned)].flatMap(({ id, props }, at) =>
    Object.keys(props).map((name) => [slotKey(id, name), slotKey(ids[at] ?? id, name)] as const),
  );
  return new Map(pairs);
}

function toProblem(error: unknown, kind: LinkedKind): LabelId {
  const id = errorMessageId(error);
  return id === 'api.error.customComponentTaken' ? `builder.library.taken.${kind}` : id;
}

function mutableSlots(slots: ReturnType<typeof toSlots>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(slots).map(([id, names]) => [id, [...names]]));
}
