import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { identifiersOf } from '../../epack/identifiersOf.ts';
import { epackTypeSchema } from '../../schemas/epackData.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const changeTypeSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('changeType'),
    epackType: epackTypeSchema,
    mappingId: z.string().optional(),
  }),
);

/**
 * Converts a Shop-in-shop epack to a minisite, which replaces the mapping id with EAN, MPN and categories, or
 * the reverse; `mappingId` is then the new timestamp.
 *
 * @public
 */
export type ChangeType = z.infer<typeof changeTypeSchema>;

/** The epack after {@link ChangeType}; the same epack if it already has that type. */
export function changeType(epack: Epack, { epackType, mappingId = '' }: ChangeType): Epack {
  if (epack.type === epackType) return epack;
  const {
    mappingId: _mappingId,
    EAN: _ean,
    MPN: _mpn,
    categories: _categories,
    ...common
  } = epack.manifest.productData;
  const productData = { ...common, ...identifiersOf(epackType, mappingId) };
  return { ...epack, type: epackType, manifest: { ...epack.manifest, productData } };
}
