import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { isValidName } from '../../epack/isValidName.ts';
import { listPages } from '../../epack/listPages.ts';
import { emptyPage } from '../../page/page.ts';
import { pageKey } from '../../pageAddress.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const addPageSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('addPage'),
    locale: z.string(),
    template: z.string(),
    page: z.string(),
    cloneOf: z.string().optional(),
  }),
);

/**
 * Adds a page to a template, empty or as a clone of another page of the template (the editor offers index.html).
 *
 * @public
 */
export type AddPage = z.infer<typeof addPageSchema>;

/** The epack after {@link AddPage}. */
export function addPage(epack: Epack, { locale, template, page, cloneOf }: AddPage): EpackOutcome<Epack> {
  if (!isValidName(page)) return 'model.epack.nameInvalid';
  const names = listPages(epack, locale, template);
  if (names.length === 0) return 'model.epack.templateMissing';
  if (names.includes(page)) return 'model.epack.pageNameTaken';
  if (cloneOf !== undefined && !names.includes(cloneOf)) return 'model.epack.pageMissing';
  const content =
    cloneOf === undefined ? emptyPage : epack.pages[pageKey({ locale, template, page: cloneOf })];
  if (!content) return 'model.epack.pageNotLoaded';
  return { ...epack, pages: { ...epack.pages, [pageKey({ locale, template, page })]: content } };
}
