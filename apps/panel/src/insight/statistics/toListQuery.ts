import { writeSort, type ListState } from '@vitrina/ui-kit/list';

/** Returns a function that converts a list's state and the filters to the query of the call. */
export function toListQuery(selection: Record<string, unknown>) {
  return ({ search, sort }: ListState): Record<string, unknown> => ({
    ...selection,
    ...(search === '' ? {} : { search }),
    ...(sort.length === 0 ? {} : { sort: writeSort(sort) }),
  });
}
