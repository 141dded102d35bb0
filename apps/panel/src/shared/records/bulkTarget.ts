import type { ListSelection } from '@vitrina/ui-kit/list';

type Filter = Readonly<Record<string, string>>;

/** Converts a selection to the input of a bulk call: row IDs, or a filter for all matching rows. */
export function bulkTarget(selection: ListSelection, filter: Filter): { filter: Filter } | { ids: number[] };
/** @param toId - converts the text of a row ID. Default: `Number` */
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
