import { z } from 'zod';
import { makeSchema } from './makeSchema.ts';

/**
 * The configuration of `mvideo_template`: texts, and image addresses by size. Unknown fields are kept.
 *
 * @public
 */
export const mvideoConfigurationSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    altText: z.string().optional(),
    buttonText: z.string().optional(),
    desktopImage: z.string().optional(),
    tabletImage: z.string().optional(),
    mobileImage: z.string().optional(),
  }),
);

/** @public */
export type MvideoConfiguration = z.infer<typeof mvideoConfigurationSchema>;
