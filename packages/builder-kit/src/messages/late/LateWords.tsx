import { lateTexts, noteScreen, readFirstLocale, WithLateTexts } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

const loadTexts = lateTexts({ en: () => import('./en.ts'), ru: () => import('./ru.ts') });

// A dialog that was loaded ahead has its words too.
noteScreen(() => loadTexts(readFirstLocale(localStorage)));

/** Brings the words of parts that come when they are asked for: with them, and not before a page shows. */
export function LateWords({ children }: { children: ReactNode }) {
  return <WithLateTexts load={loadTexts}>{children}</WithLateTexts>;
}
