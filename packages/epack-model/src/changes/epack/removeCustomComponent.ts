import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const removeCustomComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removeCustomComponent'),
    name: z.string(),
  }),
);

/** Removes a custom component; copies on pages stay. @public */
export type RemoveCustomComponent = z.infer<typeof removeCustomComponentSchema>;

/** The epack after {@link RemoveCustomComponent}. */
export function removeCustomComponent(epack: Epack, { name }: RemoveCustomComponent): EpackOutcome<Epack> {
  const customComponents = epack.customComponents.filter((saved) => saved.name !== name);
  if (customComponents.length === epack.customComponents.length) return 'model.epack.customComponentMissing';
  return { ...epack, customComponents };
}
