import { z } from 'zod';

import { defaultPage } from '../../defaults.ts';
import type { Epack } from '../../epack/epack.ts';
import { listTemplates, mainPageOf } from '../../epack/listPages.ts';
import { linkedCopy } from '../../origin/linkedCopy.ts';
import { pageKey } from '../../pageAddress.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const copyTemplateSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('copyTemplate'),
    locale: z.string(),
    source: z.string(),
    target: z.string(),
  }),
);

/**
 * Copies the index page of a template (or its first page) over the index page of another template of the same
 * locale. The copy is linked to its source.
 *
 * @public
 */
export type CopyTemplate = z.infer<typeof copyTemplateSchema>;

/** The epack after {@link CopyTemplate}. */
export function copyTemplate(epack: Epack, { locale, source, target }: CopyTemplate): EpackOutcome<Epack> {
  if (source === target) return 'model.epack.sameTemplate';
  if (!listTemplates(epack, locale).includes(target)) return 'model.epack.templateMissing';
  const name = mainPageOf(epack, locale, source);
  if (name === undefined) return 'notifications.error.somethingWentWrong';
  const address = { locale, template: source, page: name };
  const page = epack.pages[pageKey(address)];
  if (!page) return 'model.epack.pageNotLoaded';
  return {
    ...epack,
    pages: {
      ...epack.pages,
      [pageKey({ locale, template: target, page: defaultPage })]: linkedCopy(page, address),
    },
  };
}
