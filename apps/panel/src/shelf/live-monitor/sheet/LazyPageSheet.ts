import { lazy } from '@vitrina/ui-kit';

/** Page details, loaded after the list. */
export const LazyPageSheet = lazy(async () => (await import('./PageSheet.tsx')).PageSheet);
