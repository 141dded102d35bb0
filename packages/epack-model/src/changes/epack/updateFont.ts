import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { fontSchema } from '../../schemas/epackData.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const updateFontSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('updateFont'),
    usedFonts: z.array(fontSchema),
  }),
);

/**
 * Sets the fonts the epack uses.
 *
 * @public
 */
export type UpdateFont = z.infer<typeof updateFontSchema>;

/** The epack after {@link UpdateFont}. */
export function updateFont(epack: Epack, { usedFonts }: UpdateFont): Epack {
  return { ...epack, usedFonts };
}
