import { z } from 'zod';
import { makeSchema } from './makeSchema.ts';

/**
 * A brand from the server's list. Its fields are the server's own; all are kept.
 *
 * @public
 */
export const brandSchema = /* @__PURE__ */ makeSchema(() => z.looseObject({}));

/** @public */
export type Brand = z.infer<typeof brandSchema>;

/**
 * An AI action the server offers. Its fields are the server's own; all are kept.
 *
 * @public
 */
export const aiActionSchema = /* @__PURE__ */ makeSchema(() => z.looseObject({}));

/** @public */
export type AiAction = z.infer<typeof aiActionSchema>;

/**
 * A request for an AI action.
 *
 * @public
 */
export const aiRequestSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    actionId: z.union([z.string(), z.number()]),
    prompt: z.string(),
    values: z.json(),
  }),
);

/** @public */
export type AiRequest = z.infer<typeof aiRequestSchema>;
