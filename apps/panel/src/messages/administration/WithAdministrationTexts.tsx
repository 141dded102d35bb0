import { lateTexts, WithLateTexts } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

const loadTexts = lateTexts({ en: () => import('./en.ts'), ru: () => import('./ru.ts') });

/** Brings the texts of the administration's screens along with them, so that the other screens need not carry them. */
export function WithAdministrationTexts({ children }: { children: ReactNode }) {
  return <WithLateTexts load={loadTexts}>{children}</WithLateTexts>;
}
