import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { listPages } from '../../epack/listPages.ts';
import { pageKey } from '../../pageAddress.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const removePageSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removePage'),
    locale: z.string(),
    template: z.string(),
    page: z.string(),
  }),
);

/** Removes a page. The last page of a template cannot be removed: remove the template instead. @public */
export type RemovePage = z.infer<typeof removePageSchema>;

/** The epack after {@link RemovePage}. */
export function removePage(epack: Epack, { locale, template, page }: RemovePage): EpackOutcome<Epack> {
  const names = listPages(epack, locale, template);
  if (!names.includes(page)) return 'model.epack.pageMissing';
  if (names.length === 1) return 'model.epack.lastPage';
  const { [pageKey({ locale, template, page })]: _removed, ...pages } = epack.pages;
  return { ...epack, pages };
}
