import { useState } from 'react';

import type { ListController } from '../listController.ts';
import { noSelection, type ListSelection } from '../state/selection.ts';

/** Returns what narrows a list down to its rows. */
function narrowingOf({ search, filters }: ListController<object>['state']): string {
  return JSON.stringify([search, Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * Keeps the selected rows of a list. A selection belongs to a search and its filters: it ends once the rows of others
 * are in view, and not before, while the rows in view are still the earlier ones.
 */
export function useListSelection({
  state,
  query,
}: Pick<ListController<object>, 'state' | 'query'>): [ListSelection, (selection: ListSelection) => void] {
  const asked = narrowingOf(state);
  const [shown, setShown] = useState(asked);
  const [selection, setSelection] = useState(noSelection);
  if (asked === shown || query.isPlaceholderData === true) return [selection, setSelection];
  setShown(asked);
  setSelection(noSelection);
  return [noSelection, setSelection];
}
