import type { ListFilter } from '@vitrina/ui-kit/list';

/** Filter values stored in a saved view of a list. The filter bar edits them; the list only stores them. */
export const keptFilters: readonly ListFilter[] = [
  'licenses',
  'retailers',
  'marketplace',
  'views',
  'from',
  'to',
  'day',
].map((name) => ({ kind: 'text', name, label: name }));
