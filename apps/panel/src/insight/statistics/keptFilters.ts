import type { ListFilter } from '@vitrina/ui-kit/list';

/** What a kept view of a list holds of the filters above it. The bar shows them; the list only carries them. */
export const keptFilters: readonly ListFilter[] = [
  'licenses',
  'retailers',
  'marketplace',
  'from',
  'to',
  'day',
].map((name) => ({ kind: 'text', name, label: name }));
