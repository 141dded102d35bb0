import { z } from 'zod';

import { defaultTemplate } from '../../defaults.ts';
import type { Epack } from '../../epack/epack.ts';
import { isValidName } from '../../epack/isValidName.ts';
import { keysWithPrefix, listLocales } from '../../epack/listPages.ts';
import { localeDirection } from '../../epack/localeDirection.ts';
import { linkedCopy } from '../../origin/linkedCopy.ts';
import { pageAddress, pageKey, pageKeyPrefix } from '../../pageAddress.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const addLocaleSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('addLocale'),
    locale: z.string(),
    sourceLocale: z.string(),
  }),
);

/**
 * Adds a locale as a copy of the source locale's master template. The copies refer to the components they are
 * translated from.
 *
 * @public
 */
export type AddLocale = z.infer<typeof addLocaleSchema>;

/** The epack after {@link AddLocale}. */
export function addLocale(epack: Epack, { locale, sourceLocale }: AddLocale): EpackOutcome<Epack> {
  if (!isValidName(locale)) return 'model.epack.nameInvalid';
  if (listLocales(epack).includes(locale)) return 'model.epack.localeTaken';
  const sourceKeys = keysWithPrefix(epack.pages, pageKeyPrefix(sourceLocale, defaultTemplate));
  if (sourceKeys.length === 0) return 'notifications.error.somethingWentWrong';
  const pages = { ...epack.pages };
  for (const key of sourceKeys) {
    const page = epack.pages[key];
    if (!page) return 'model.epack.pageNotLoaded';
    const source = pageAddress(key);
    pages[pageKey({ ...source, locale })] = linkedCopy(page, source, locale);
  }
  const { manifest } = epack;
  const data = { ...manifest.data, [locale]: { direction: localeDirection(locale) } };
  return { ...epack, pages, manifest: { ...manifest, data } };
}
