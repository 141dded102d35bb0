import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema } from './fields.ts';

/** The parts that a server tries out to know whether it works. @public */
export const serverParts = ['database', 'files', 'jobs', 'disk'] as const;

const bytes = z.number().nonnegative();

/** The state of the server that answers, and of the queue and storage that all servers share. @public */
export const serverStateSchema = z.object({
  /** The name of the last migration of the database. */
  schemaVersion: z.string(),
  startedDate: z.iso.datetime(),
  parts: z.array(
    z.object({
      name: z.enum(serverParts),
      isOk: z.boolean(),
      /** In words, in English as in the log. */
      message: z.string(),
    }),
  ),
  disk: z.object({ freeBytes: bytes, totalBytes: bytes }),
  databaseBytes: bytes,
  /** When the last backup in the data folder was completed; null without one. */
  backupDate: z.iso.datetime().nullable(),
  /** Kinds of jobs that wait, run or failed; those that failed and then those that wait longest first. */
  queues: z.array(
    z.object({
      name: z.string(),
      waitingCount: z.number().int(),
      runningCount: z.number().int(),
      failedCount: z.number().int(),
      /** Since when the first one waits; null if none does. */
      oldestDate: z.iso.datetime().nullable(),
    }),
  ),
  /** The calls of this server in the last hour that took the longest, slowest first. */
  slowCalls: z.array(
    z.object({
      method: z.string(),
      route: z.string(),
      count: z.number().int(),
      /** Answers with status 500 and above. */
      failedCount: z.number().int(),
      averageMs: z.number(),
      longestMs: z.number(),
    }),
  ),
  /** Licenses by the room their libraries take. */
  storage: z.array(
    z.object({ id: idSchema, name: z.string(), fileCount: z.number().int(), usedBytes: bytes }),
  ),
  /** The room of each license. */
  storageLimitBytes: bytes,
  /** Accounts whose usernames or e-mail addresses read the same, in groups. New ones are refused. */
  lookAlikes: z.array(z.array(z.object({ id: idSchema, username: z.string() }))),
});
/** {@link serverStateSchema}. @public */
export type ServerState = z.output<typeof serverStateSchema>;

export const serverStateCalls = {
  getServerState: defineCall({
    id: 'getServerState',
    method: 'GET',
    path: '/api/server/state',
    summary:
      'What the operator of the installation watches: parts, jobs, storage, slow calls, last backup; ROLE_ADMIN only.',
    permission: 'Admin',
    response: dataOf(serverStateSchema),
  }),
};
