/** Rows selected for an action: some by id, on any page of the list, or all that match. */
export type ListSelection = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all' };

/** Nothing chosen. */
export const noSelection: ListSelection = { kind: 'some', ids: new Set() };

/** The number of selected rows, out of the matching ones. */
export function countSelected(selection: ListSelection, total: number): number {
  return selection.kind === 'all' ? total : selection.ids.size;
}
