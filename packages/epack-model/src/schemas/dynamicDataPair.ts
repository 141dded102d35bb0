import { z } from 'zod';
import { makeSchema } from './makeSchema.ts';

/** @public */
export const dynamicDataPairSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    componentId: z.int(),
    dynamicComponent: z.object({ id: z.int(), parentId: z.int(), order: z.int() }),
  }),
);

/** A component and the position in its series. @public */
export type DynamicDataPair = z.infer<typeof dynamicDataPairSchema>;
