import type { ListSelection } from '@vitrina/ui-kit/list';

/** Chosen rows as the calls for several things take them: by id, or all that match. */
export function bulkTarget(selection: ListSelection, filter: Readonly<Record<string, string>>) {
  return selection.kind === 'all' ? { filter: { ...filter } } : { ids: [...selection.ids].map(Number) };
}
