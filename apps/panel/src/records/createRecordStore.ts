import type { ApiClient } from '@vitrina/api-client';
import type { CallReference } from '@vitrina/api-client/contract';

import type { AnyRecord, RecordCalls } from './recordKind.ts';

/** The calls of all kinds of records are alike, but no type says so of them together. */
type RecordCall = (
  call: CallReference,
  input: { params?: { id: number }; body?: unknown; ifMatch?: number },
) => Promise<{ data: unknown }>;

/** Reads, saves and deletes the records of one kind. */
export function createRecordStore<Entry extends AnyRecord>(client: ApiClient, calls: RecordCalls) {
  const call = client.call as unknown as RecordCall;
  return {
    read: async (id: number) => (await call(calls.get, { params: { id } })).data as Entry,
    create: async (body: unknown) => (await call(calls.create, { body })).data as Entry,
    /** Fails with 409 `staleRecord` where the record is not at `revision` any more. */
    update: async (id: number, body: unknown, revision: number) =>
      (await call(calls.update, { params: { id }, body, ifMatch: revision })).data as Entry,
    remove: (id: number) => call(calls.remove, { params: { id } }),
  };
}
