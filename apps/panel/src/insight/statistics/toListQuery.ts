import { writeSort, type ListState } from '@vitrina/ui-kit/list';

/** A list's query from its own state, narrowed by the filters; the order as the server takes it. */
export function toListQuery(selection: Record<string, unknown>) {
  return ({ search, sort }: ListState): Record<string, unknown> => ({
    ...selection,
    ...(search === '' ? {} : { search }),
    ...(sort.length === 0 ? {} : { sort: writeSort(sort) }),
  });
}
