import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, pathIdSchema, textSchema } from './fields.ts';

/** A saved view of a list: its filters, order and columns under a name. @public */
export const savedViewSchema = z.object({
  id: idSchema,
  /** The list the view belongs to. */
  list: z.string(),
  name: z.string(),
  /** Search, filters, order and columns, as in the list's URL. */
  query: z.string(),
  /** Whether everyone in the owner's group sees the view. */
  isShared: z.boolean(),
  /** Whether the view belongs to the user. */
  isOwn: z.boolean(),
});

/** The fields of a saved view that the user sets. @public */
export const savedViewInputSchema = z.strictObject({
  list: textSchema(50, 1),
  name: textSchema(100, 1),
  query: textSchema(4000),
  isShared: z.boolean().default(false),
});

/** {@link savedViewSchema}. @public */
export type SavedViewRecord = z.output<typeof savedViewSchema>;
/** {@link savedViewInputSchema}. @public */
export type SavedViewInput = z.output<typeof savedViewInputSchema>;

export const viewCalls = {
  listSavedViews: defineCall({
    id: 'listSavedViews',
    method: 'GET',
    path: '/profile/views',
    summary: "The user's kept views of one list, and those shared in the user's group, by name.",
    permission: 'User',
    scope: 'any',
    query: z.object({ list: textSchema(50, 1) }),
    response: listOf(savedViewSchema),
  }),
  saveView: defineCall({
    id: 'saveView',
    method: 'POST',
    path: '/profile/views',
    summary: "Keeps a view of a list. One of the user's own with the same name is replaced.",
    permission: 'User',
    isPersonal: true,
    body: savedViewInputSchema,
    response: dataOf(savedViewSchema),
    invalidates: ['listSavedViews'],
  }),
  deleteView: defineCall({
    id: 'deleteView',
    method: 'DELETE',
    path: '/profile/views/{id}',
    summary: "Deletes one of the user's own views.",
    permission: 'User',
    isPersonal: true,
    params: z.object({ id: pathIdSchema }),
    response: doneSchema,
    invalidates: ['listSavedViews'],
  }),
};
