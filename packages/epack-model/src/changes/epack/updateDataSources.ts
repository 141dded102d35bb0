import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { dataSourceSchema } from '../../schemas/epackData.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const updateDataSourcesSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('updateDataSources'),
    dataSources: z.array(dataSourceSchema),
  }),
);

/**
 * Sets the data sources the epack uses.
 *
 * @public
 */
export type UpdateDataSources = z.infer<typeof updateDataSourcesSchema>;

/** The epack after {@link UpdateDataSources}. */
export function updateDataSources(epack: Epack, { dataSources }: UpdateDataSources): Epack {
  return { ...epack, dataSources };
}
