import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { listLocales, pagesWithoutPrefix } from '../../epack/listPages.ts';
import { pageKeyPrefix } from '../../pageAddress.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const removeLocaleSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removeLocale'),
    locale: z.string(),
  }),
);

/**
 * Removes a locale with all its templates and pages; the last locale cannot be removed. Use `nearestAddress`
 * to find the next page to show.
 *
 * @public
 */
export type RemoveLocale = z.infer<typeof removeLocaleSchema>;

/** The epack after {@link RemoveLocale}. */
export function removeLocale(epack: Epack, { locale }: RemoveLocale): EpackOutcome<Epack> {
  const locales = listLocales(epack);
  if (!locales.includes(locale)) return 'model.epack.pageMissing';
  if (locales.length === 1) return 'model.epack.lastLocale';
  const { [locale]: _data, ...data } = epack.manifest.data;
  const { [locale]: _configuration, ...templateConfiguration } = epack.templateConfiguration;
  return {
    ...epack,
    pages: pagesWithoutPrefix(epack.pages, pageKeyPrefix(locale)),
    manifest: { ...epack.manifest, data },
    templateConfiguration,
  };
}
