import { lateTexts } from '@vitrina/ui-kit';

/** Fetches the editor's texts in one language. */
export const loadTexts = lateTexts({ en: () => import('./en.ts'), ru: () => import('./ru.ts') });
