import { z } from 'zod';

import { dataOf, itemsOf, listOf } from './answers.ts';
import { defineCall, type CallPermission } from './call.ts';
import { fileSchema } from './epack.ts';
import { idSchema, pathIdSchema, textSchema } from './fields.ts';

const builders: readonly CallPermission[] = ['Builder', 'BuilderPro'];

/** A font and the files it comes in. @public */
export const fontSchema = z.object({
  id: idSchema,
  family: z.string(),
  weight: z.string(),
  style: z.string(),
  formats: z.array(z.object({ format: z.string(), url: z.string() })),
});
/** A data source without what is in it. @public */
export const dataSourceSchema = z.object({ id: idSchema, name: z.string(), itemCount: z.number().int() });
/** One record of a data source. @public */
export const dataSourceItemSchema = z.object({ id: idSchema, data: z.record(z.string(), z.unknown()) });

/** An AI action; those that need a model nobody configured say so. @public */
export const aiActionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** False for the actions that follow rules and involve no model. */
  needsModel: z.boolean(),
  isAvailable: z.boolean(),
  unavailableReason: z.string().nullable(),
  /** Values the action asks for besides the text. */
  values: z.array(z.object({ name: z.string(), label: z.string(), defaultValue: z.string() })),
});

/** {@link fontSchema}. @public */
export type ServerFont = z.output<typeof fontSchema>;
/** {@link dataSourceSchema}. @public */
export type DataSourceSummary = z.output<typeof dataSourceSchema>;
/** {@link aiActionSchema}. @public */
export type AiAction = z.output<typeof aiActionSchema>;

export const builderCalls = {
  listFonts: defineCall({
    id: 'listFonts',
    method: 'GET',
    path: '/api/constructor/fonts',
    summary: 'The fonts beyond the built-in ones.',
    permission: builders,
    response: itemsOf(fontSchema),
  }),
  listDataSources: defineCall({
    id: 'listDataSources',
    method: 'GET',
    path: '/api/shop-in-shop/data-sources',
    summary: "The data sources of the user's licences.",
    permission: builders,
    response: listOf(dataSourceSchema),
  }),
  getDataSource: defineCall({
    id: 'getDataSource',
    method: 'GET',
    path: '/api/shop-in-shop/data-sources/{id}',
    summary: 'One data source with its records.',
    permission: builders,
    params: z.object({ id: pathIdSchema }),
    response: dataOf(z.object({ id: idSchema, name: z.string(), items: z.array(dataSourceItemSchema) })),
  }),
  listAiActions: defineCall({
    id: 'listAiActions',
    method: 'GET',
    path: '/api/constructor/ai/actions',
    summary: 'What the text assistant can do.',
    permission: builders,
    response: itemsOf(aiActionSchema),
  }),
  makeAiAction: defineCall({
    id: 'makeAiAction',
    method: 'POST',
    path: '/api/constructor/ai/make-action',
    summary: 'Runs an action on a text; 503 where it needs a model and none is configured.',
    permission: builders,
    body: z.object({
      actionId: textSchema(100, 1),
      prompt: textSchema(50_000),
      values: z.record(z.string().max(100), z.json()).default({}),
    }),
    response: dataOf(z.object({ text: z.string(), isAutomatic: z.boolean() })),
  }),
  uploadFile: defineCall({
    id: 'uploadFile',
    method: 'POST',
    path: '/api/constructor/files',
    summary: 'Uploads a picture (field `file`); it is re-encoded and stored by its content.',
    permission: builders,
    bodyKind: 'multipart',
    response: dataOf(fileSchema),
  }),
};
