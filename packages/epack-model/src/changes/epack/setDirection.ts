import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { listLocales } from '../../epack/listPages.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';
import type { EpackOutcome } from './epackFailure.ts';

/** @public */
export const setDirectionSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('setDirection'),
    locale: z.string(),
    direction: z.enum(['ltr', 'rtl']),
  }),
);

/** Sets the writing direction of a locale's pages. @public */
export type SetDirection = z.infer<typeof setDirectionSchema>;

/** The epack after {@link SetDirection}. */
export function setDirection(epack: Epack, { locale, direction }: SetDirection): EpackOutcome<Epack> {
  if (!listLocales(epack).includes(locale)) return 'notifications.error.somethingWentWrong';
  const { manifest } = epack;
  const data = { ...manifest.data, [locale]: { ...manifest.data[locale], direction } };
  return { ...epack, manifest: { ...manifest, data } };
}
