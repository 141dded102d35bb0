import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import { isValidName } from '../../epack/isValidName.ts';
import { customComponentSchema } from '../../schemas/epackData.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** @public */
export const saveCustomComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('saveCustomComponent'),
    customComponent: customComponentSchema,
  }),
);

/**
 * Saves a subtree under its own name, for reuse. Create the components with `savePage` or `toWireSubtree`.
 *
 * @public
 */
export type SaveCustomComponent = z.infer<typeof saveCustomComponentSchema>;

/** The epack after {@link SaveCustomComponent}. */
export function saveCustomComponent(
  epack: Epack,
  { customComponent }: SaveCustomComponent,
): EpackOutcome<Epack> {
  if (!isValidName(customComponent.name)) return 'model.epack.nameInvalid';
  const isTaken = epack.customComponents.some(({ name }) => name === customComponent.name);
  if (isTaken) return 'model.epack.customComponentNameTaken';
  return { ...epack, customComponents: [...epack.customComponents, customComponent] };
}
