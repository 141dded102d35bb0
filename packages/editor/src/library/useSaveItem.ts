import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { invalidateReadsOf } from '@vitrina/api-client/query';
import {
  alignWithItem,
  type LibraryItem,
  listSlotChoices,
  readItem,
  toItemComponents,
  toSlots,
} from '@vitrina/editor-core/library';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import type { Page } from '@vitrina/epack-model';
import { errorMessageId, useApiClient } from '@vitrina/session';

import type { LinkedKind } from './useLibraryItems.ts';

/** What the author entered. */
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
      const id = errorMessageId(error);
      return id === 'api.error.customComponentTaken' ? `builder.library.taken.${entry.kind}` : id;
    }
  };
  const update = async (item: LibraryItem, entry: ItemEntry): Promise<LibraryItem | LabelId> => {
    const before = readItem(item, rules);
    // Ids grow with time, so that a new block never gets the id of one that an earlier version had.
    const section = alignWithItem(entry.section, before, item.publicId, now(), rules);
    const keys = pairKeys(entry.section, section);
    const isFree = (key: string) => entry.isFree(keys.get(key) ?? key);
    try {
      const { data } = await client.call(calls.updateCustomComponent, {
        params: { id: item.id },
        body: toBody({ ...entry, section, isFree }),
      });
      await invalidateReadsOf(queries, calls.updateCustomComponent);
      return data;
    } catch (error) {
      return errorMessageId(error);
    }
  };
  /** Pairs the keys of contents of the same blocks, which are in the same order, under other ids. */
  const pairKeys = (own: Page, aligned: Page): ReadonlyMap<string, string> => {
    const ownKeys = listSlotChoices(own, catalogue).map(({ key }) => key);
    return new Map(listSlotChoices(aligned, catalogue).map(({ key }, at) => [key, ownKeys[at] ?? key]));
  };
  return { create, update, findTaken };
}

function mutableSlots(slots: ReturnType<typeof toSlots>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(slots).map(([id, names]) => [id, [...names]]));
}
