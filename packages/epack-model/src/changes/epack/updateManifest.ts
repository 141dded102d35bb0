import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { manifestSchema, productDataSchema } from '../../schemas/epackData.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const updateManifestSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('updateManifest'),
    fields: manifestSchema.omit({ productData: true }).partial().optional(),
    productData: productDataSchema.partial().optional(),
  }),
);

/** Sets fields of the manifest and of its product data; other fields stay. @public */
export type UpdateManifest = z.infer<typeof updateManifestSchema>;

/** The epack after {@link UpdateManifest}. */
export function updateManifest(epack: Epack, { fields, productData }: UpdateManifest): Epack {
  const { manifest } = epack;
  return {
    ...epack,
    manifest: { ...manifest, ...fields, productData: { ...manifest.productData, ...productData } },
  };
}
