import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { listPages } from '../../epack/listPages.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';
import type { EpackOutcome } from './epackFailure.ts';

/** @public */
export const setPagesSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('setPages'),
    locale: z.string(),
    template: z.string(),
    pages: z.array(z.object({ page: z.string(), title: z.string().max(100).optional() })),
  }),
);

/** Sets the order and the titles of a template's pages. @public */
export type SetPages = z.infer<typeof setPagesSchema>;

/** The epack after {@link SetPages}. */
export function setPages(epack: Epack, { locale, template, pages }: SetPages): EpackOutcome<Epack> {
  const names = listPages(epack, locale, template);
  if (!pages.every(({ page }) => names.includes(page))) return 'model.epack.pageMissing';
  const { manifest } = epack;
  const ofLocale: Readonly<Record<string, unknown>> = manifest.data[locale] ?? {};
  const before = typeof ofLocale.pages === 'object' ? ofLocale.pages : {};
  const data = { ...manifest.data, [locale]: { ...ofLocale, pages: { ...before, [template]: pages } } };
  return { ...epack, manifest: { ...manifest, data } };
}
