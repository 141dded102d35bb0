import { z } from 'zod';

import { dataOf, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { jsonValueSchema, textSchema } from './fields.ts';
import { builders } from './permissions.ts';

/** An additional value an AI action asks for. @public */
export const aiActionValueSchema = z.object({
  name: z.string(),
  label: z.string(),
  defaultValue: z.string(),
  /** The accepted values, if the value is a choice. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

/** An AI action. Unavailable ones, such as those whose model is not configured, name the reason. @public */
export const aiActionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** False for rule-based actions, which use no model. */
  needsModel: z.boolean(),
  isAvailable: z.boolean(),
  unavailableReason: z.string().nullable(),
  /** The additional values the action asks for. */
  values: z.array(aiActionValueSchema),
});

/** The user's model usage today, with its limits. @public */
export const aiUsageSchema = z.object({
  requests: z.number().int(),
  requestLimit: z.number().int(),
  tokens: z.number().int(),
  tokenLimit: z.number().int(),
  /** The time both limits reset. */
  resetDate: z.string(),
});

/** {@link aiActionSchema}. @public */
export type AiAction = z.output<typeof aiActionSchema>;
/** {@link aiUsageSchema}. @public */
export type AiUsage = z.output<typeof aiUsageSchema>;

export const aiCalls = {
  listAiActions: defineCall({
    id: 'listAiActions',
    method: 'GET',
    path: '/api/constructor/ai/actions',
    summary: 'What the text assistant can do.',
    permission: builders,
    response: itemsOf(aiActionSchema),
  }),
  getAiUsage: defineCall({
    id: 'getAiUsage',
    method: 'GET',
    path: '/api/constructor/ai/usage',
    summary: 'What the user has had of the language model today, and may have.',
    permission: builders,
    response: dataOf(aiUsageSchema),
  }),
  makeAiAction: defineCall({
    id: 'makeAiAction',
    method: 'POST',
    path: '/api/constructor/ai/make-action',
    summary:
      'Runs an action on a text; 503 where it needs a model and none is configured. Asked for text/event-stream, it answers as it goes: events `text` with pieces, then `done` with this answer or `error`.',
    permission: builders,
    body: z.object({
      actionId: textSchema(100, 1),
      prompt: textSchema(50_000),
      values: z.record(z.string().max(100), jsonValueSchema).default({}),
    }),
    response: dataOf(z.object({ text: z.string(), isAutomatic: z.boolean() })),
    invalidates: ['getAiUsage'],
  }),
};
