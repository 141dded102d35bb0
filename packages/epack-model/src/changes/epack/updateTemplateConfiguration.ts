import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { listTemplates } from '../../epack/listPages.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const updateTemplateConfigurationSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('updateTemplateConfiguration'),
    locale: z.string(),
    template: z.string(),
    configuration: z.looseObject({}),
  }),
);

/**
 * Replaces the configuration of a template in a locale; see `MvideoConfiguration`.
 *
 * @public
 */
export type UpdateTemplateConfiguration = z.infer<typeof updateTemplateConfigurationSchema>;

/** The epack after {@link UpdateTemplateConfiguration}. */
export function updateTemplateConfiguration(
  epack: Epack,
  { locale, template, configuration }: UpdateTemplateConfiguration,
): EpackOutcome<Epack> {
  if (!listTemplates(epack, locale).includes(template)) return 'model.epack.templateMissing';
  const all = epack.templateConfiguration;
  return {
    ...epack,
    templateConfiguration: { ...all, [locale]: { ...all[locale], [template]: configuration } },
  };
}
