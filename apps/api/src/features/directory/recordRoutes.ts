import type { CallDefinition } from '@vitrina/api-client/contract';

import type { ContractRoutes, RouteContext } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import { writeRevision } from '../../platform/http/revision.ts';
import type { Database } from '../../platform/storage/database.ts';
import { createRecord, deleteRecord, updateRecord, type RecordKind } from './records.ts';

/** The four calls of every kind of record. */
export interface RecordCalls {
  get: CallDefinition;
  create: CallDefinition;
  update: CallDefinition;
  remove: CallDefinition;
}

/** The context of a handler that serves one of several calls: the usual context, with its parts by name. */
type LooseContext<Input> = Pick<RouteContext<CallDefinition>, 'request' | 'reply'> & {
  user: Parameters<RecordKind<{ revision: number }, object>['find']>[1];
  params: { id: number };
  body: Input;
};

/**
 * Handles the four calls of a kind of record. Each call's own schemas validate its requests and responses.
 */
export function recordRoutes<Stored extends { revision: number }, Input extends object>(
  routes: ContractRoutes,
  database: Database,
  kind: RecordKind<Stored, Input>,
  calls: RecordCalls,
): void {
  const on = (call: CallDefinition, handler: (context: LooseContext<Input>) => Promise<unknown>): void => {
    routes.on(call, (context) => handler(context as unknown as LooseContext<Input>));
  };
  on(calls.get, async ({ user, params, reply }) => {
    const record = await kind.find(database.query, user, params.id);
    if (!record) throw notFound();
    writeRevision(reply, record.revision);
    return ok(record);
  });
  on(calls.create, async ({ user, body }) => ok(await createRecord(database, user, kind, body)));
  on(calls.update, async ({ user, params: { id }, body, request, reply }) => {
    const record = await updateRecord(database, user, kind, { id, request }, body);
    writeRevision(reply, record.revision);
    return ok(record);
  });
  on(calls.remove, async ({ user, params }) => {
    await deleteRecord(database, user, kind, params.id);
    return ok({});
  });
}
