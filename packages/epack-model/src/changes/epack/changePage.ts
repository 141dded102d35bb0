import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { applyPageChange } from '../applyPageChange.ts';
import { pageChangeSchema } from '../pageChange.ts';
import type { ChangeFailureCode } from '../pageChangeResult.ts';
import type { EpackFailureCode } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const changePageSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('changePage'),
    key: z.string(),
    change: pageChangeSchema,
  }),
);

/**
 * A change of one page of the epack.
 *
 * @public
 */
export type ChangePage = z.infer<typeof changePageSchema>;

/** The epack and the inverse after {@link ChangePage}. */
export function changePage(
  epack: Epack,
  { key, change }: ChangePage,
): { readonly epack: Epack; readonly inverse: ChangePage } | EpackFailureCode | ChangeFailureCode {
  const page = Object.hasOwn(epack.pages, key) ? epack.pages[key] : undefined;
  if (!page) return page === null ? 'model.epack.pageNotLoaded' : 'model.epack.pageMissing';
  const result = applyPageChange(page, change);
  if (!result.ok) return result.code;
  return {
    epack: { ...epack, pages: { ...epack.pages, [key]: result.page } },
    inverse: { type: 'changePage', key, change: result.inverse },
  };
}
