import { lateScreen } from '@vitrina/ui-kit';

/** The sheet of a page, loaded when the list is there. */
export const LatePageSheet = lateScreen(async () => (await import('./PageSheet.tsx')).PageSheet);
