import { lateTexts } from '@vitrina/ui-kit';

/** The builder's texts come with its screens, so that the others need not carry them. */
export const loadTexts = lateTexts({ en: () => import('./texts/en.ts'), ru: () => import('./texts/ru.ts') });
