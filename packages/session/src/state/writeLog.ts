import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';

/** Logs a user's action for statistics; failures are ignored. */
export function writeLog(client: ApiClient, note: CallBody<typeof calls.writeLog>): void {
  client.call(calls.writeLog, { body: note }).catch(() => undefined);
}
