import { z } from 'zod';

import { jsonSchema } from './jsonSchema.ts';
import { makeSchema } from './makeSchema.ts';

/**
 * A value per size; a size without a value inherits from the nearest larger one.
 *
 * @public
 */
export const sizedValueSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    desktop: jsonSchema.optional(),
    laptop: jsonSchema.optional(),
    tablet: jsonSchema.optional(),
    mobile: jsonSchema.optional(),
  }),
);

/** @public */
export type SizedValue = z.infer<typeof sizedValueSchema>;

/**
 * A property of a component. Unknown fields are kept.
 *
 * @public
 */
export const propSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    name: z.string(),
    value: sizedValueSchema,
    defaultValue: jsonSchema.optional(),
    items: z.array(jsonSchema).optional(),
    fileType: z.enum(['image', 'video']).optional(),
    optional: z.boolean().optional(),
  }),
);

/** @public */
export type Prop = z.infer<typeof propSchema>;
