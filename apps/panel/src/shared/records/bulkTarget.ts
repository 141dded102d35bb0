import type { ListSelection } from '@vitrina/ui-kit/list';

type Filter = Readonly<Record<string, string>>;

/** Chosen rows as the calls for several things take them: by id, or all that match. */
export function bulkTarget(selection: ListSelection, filter: Filter): { filter: Filter } | { ids: number[] };
/** @param toId - what the text of a row's id stands for */
export function bulkTarget<Id>(
  selection: ListSelection,
  filter: Filter,
  toId: (text: string) => Id,
): { filter: Filter } | { ids: Id[] };
export function bulkTarget(
  selection: ListSelection,
  filter: Filter,
  toId: (text: string) => unknown = Number,
) {
  return selection.kind === 'all' ? { filter: { ...filter } } : { ids: [...selection.ids].map(toId) };
}
