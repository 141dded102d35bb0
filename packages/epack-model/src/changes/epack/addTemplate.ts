import { z } from 'zod';

import { defaultPage, defaultTemplate } from '../../defaults.ts';
import type { Epack } from '../../epack/epack.ts';
import { isValidName } from '../../epack/isValidName.ts';
import { listLocales, listTemplates, mainPageOf } from '../../epack/listPages.ts';
import { linkedCopy } from '../../origin/linkedCopy.ts';
import type { Page } from '../../page/page.ts';
import { pageKey } from '../../pageAddress.ts';
import { componentListSchema } from '../../schemas/component.ts';
import { applyTextPreset, findBrandPreset } from '../../templates/brandPresets.ts';
import type { EpackFailureCode, EpackOutcome } from './epackFailure.ts';
import { pageFromSnapshot } from './pageSnapshot.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const addTemplateSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('addTemplate'),
    locale: z.string(),
    template: z.string(),
    components: componentListSchema.optional(),
  }),
);

/**
 * Adds a template to a locale with one page, index.html. Uses `components` if given (the marketplace
 * defaults, from `planAddTemplate`); otherwise copies the master template's page, linked to it, with the
 * brand's text preset for brand templates.
 *
 * @public
 */
export type AddTemplate = z.infer<typeof addTemplateSchema>;

/** The epack after {@link AddTemplate}. */
export function addTemplate(epack: Epack, change: AddTemplate): EpackOutcome<Epack> {
  const { locale, template } = change;
  if (!isValidName(template)) return 'model.epack.nameInvalid';
  if (!listLocales(epack).includes(locale)) return 'notifications.error.somethingWentWrong';
  if (listTemplates(epack, locale).includes(template)) return 'model.epack.templateTaken';
  const page = firstPage(epack, change);
  if (typeof page === 'string') return page;
  return { ...epack, pages: { ...epack.pages, [pageKey({ locale, template, page: defaultPage })]: page } };
}

function firstPage(epack: Epack, { locale, template, components }: AddTemplate): Page | EpackFailureCode {
  if (components) return pageFromSnapshot(components) ?? 'model.epack.contentInvalid';
  const name = mainPageOf(epack, locale, defaultTemplate);
  if (name === undefined) return 'notifications.error.somethingWentWrong';
  const source = { locale, template: defaultTemplate, page: name };
  const master = epack.pages[pageKey(source)];
  if (!master) return 'model.epack.pageNotLoaded';
  const copy = linkedCopy(master, source);
  const preset = findBrandPreset(template);
  return preset ? applyTextPreset(copy, preset) : copy;
}
