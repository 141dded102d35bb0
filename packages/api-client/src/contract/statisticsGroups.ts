import { z } from 'zod';

import { permissionSchema } from './accounts.ts';
import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, nameTextSchema, namedSchema, pathIdSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { permissionNames } from './names.ts';

/** A statistics group; its users get its permissions in addition to their own. @public */
export const statisticsGroupRecordSchema = namedSchema.extend({
  permissions: z.array(permissionSchema),
  licenses: z.array(namedSchema),
  /** `name` is the username. */
  users: z.array(namedSchema),
  revision: z.number().int(),
});

/** The fields of a statistics group that administrators set. @public */
export const statisticsGroupInputSchema = z.strictObject({
  name: nameTextSchema(200),
  permissions: z.array(z.enum(permissionNames)).max(permissionNames.length),
  licenseIds: z.array(idSchema).max(10_000).default([]),
  userIds: z.array(idSchema).max(10_000).default([]),
});

const byId = z.object({ id: pathIdSchema });

/** {@link statisticsGroupRecordSchema}. @public */
export type StatisticsGroupRecord = z.output<typeof statisticsGroupRecordSchema>;
/** {@link statisticsGroupInputSchema}. @public */
export type StatisticsGroupInput = z.output<typeof statisticsGroupInputSchema>;

const statisticsGroupReads = [
  'searchStatisticsGroups',
  'getStatisticsGroup',
  'listStatisticsGroups',
] as const;

export const statisticsGroupCalls = {
  searchStatisticsGroups: defineCall({
    id: 'searchStatisticsGroups',
    method: 'GET',
    path: '/statistics-groups',
    summary: 'Statistics groups, for their administration. `search` looks in the name.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name'],
      filters: { licenses: idListSchema.optional(), users: idListSchema.optional() },
    }),
    response: listAnswer(statisticsGroupRecordSchema),
  }),
  getStatisticsGroup: defineCall({
    id: 'getStatisticsGroup',
    method: 'GET',
    path: '/statistics-groups/{id}',
    summary: 'One statistics group, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(statisticsGroupRecordSchema),
  }),
  createStatisticsGroup: defineCall({
    id: 'createStatisticsGroup',
    method: 'POST',
    path: '/statistics-groups',
    summary: 'A new statistics group.',
    permission: 'Admin',
    body: statisticsGroupInputSchema,
    response: dataOf(statisticsGroupRecordSchema),
    invalidates: statisticsGroupReads,
  }),
  updateStatisticsGroup: defineCall({
    id: 'updateStatisticsGroup',
    method: 'PUT',
    path: '/statistics-groups/{id}',
    summary: 'Changes a statistics group.',
    permission: 'Admin',
    params: byId,
    body: statisticsGroupInputSchema,
    revisioned: true,
    response: dataOf(statisticsGroupRecordSchema),
    invalidates: statisticsGroupReads,
  }),
  deleteStatisticsGroup: defineCall({
    id: 'deleteStatisticsGroup',
    method: 'DELETE',
    path: '/statistics-groups/{id}',
    summary: 'Deletes a statistics group.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['searchStatisticsGroups', 'listStatisticsGroups'],
  }),
};
