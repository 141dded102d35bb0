import { lazy } from '@vitrina/ui-kit';

/** The sheet of a page, loaded when the list is there. */
export const LazyPageSheet = lazy(async () => (await import('./PageSheet.tsx')).PageSheet);
