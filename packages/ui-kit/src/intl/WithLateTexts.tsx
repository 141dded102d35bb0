import { use, useMemo, type ReactNode } from 'react';

import type { LoadTexts } from './lateTexts.ts';
import { useLocale } from './LocaleContext.ts';
import { WithMessages } from './WithMessages.tsx';

/** Adds the texts of a part, of the language in use only; suspends until they are there. */
export function WithLateTexts({ load, children }: { load: LoadTexts; children: ReactNode }) {
  const texts = use(load(useLocale().messageLocale));
  const catalogues = useMemo(() => [{ en: texts, ru: texts }], [texts]);
  return <WithMessages catalogues={catalogues}>{children}</WithMessages>;
}
