import { z } from 'zod';

import { defaultTemplate } from '../../defaults.ts';
import type { Epack } from '../../epack/epack.ts';
import { listTemplates, pagesWithoutPrefix } from '../../epack/listPages.ts';
import { pageKeyPrefix } from '../../pageAddress.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const removeTemplateSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removeTemplate'),
    locale: z.string(),
    template: z.string(),
  }),
);

/**
 * Removes a template and its pages. The master template cannot be removed: locales and templates are copied
 * from it.
 *
 * @public
 */
export type RemoveTemplate = z.infer<typeof removeTemplateSchema>;

/** The epack after {@link RemoveTemplate}. */
export function removeTemplate(epack: Epack, { locale, template }: RemoveTemplate): EpackOutcome<Epack> {
  if (!listTemplates(epack, locale).includes(template)) return 'model.epack.templateMissing';
  if (template === defaultTemplate) return 'model.epack.masterTemplateStays';
  const { [template]: _removed, ...configuration } = epack.templateConfiguration[locale] ?? {};
  return {
    ...epack,
    pages: pagesWithoutPrefix(epack.pages, pageKeyPrefix(locale, template)),
    templateConfiguration: Object.hasOwn(epack.templateConfiguration, locale)
      ? { ...epack.templateConfiguration, [locale]: configuration }
      : epack.templateConfiguration,
  };
}
