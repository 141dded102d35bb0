import { lateTexts, noteScreen, readFirstLocale, untilShown, WithLateTexts } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

const loadTexts = lateTexts({ en: () => import('./en.ts'), ru: () => import('./ru.ts') });

const loadAhead = () => loadTexts(readFirstLocale(localStorage));

// Whatever is opened first needs them, and React holds back for 300 ms what it shows after waiting. Where they fail to come they
// are loaded ahead like the screens, or when they are needed.
noteScreen(loadAhead);
untilShown()
  .then(loadAhead)
  .catch(() => undefined);

/** Brings the words of parts that come when they are asked for: with them, and not before a page shows. */
export function LateWords({ children }: { children: ReactNode }) {
  return <WithLateTexts load={loadTexts}>{children}</WithLateTexts>;
}
