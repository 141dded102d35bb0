import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';

/** Notes what the user did. The note is for statistics; that it fails is nobody's concern. */
export function writeLog(client: ApiClient, note: CallBody<typeof calls.writeLog>): void {
  client.call(calls.writeLog, { body: note }).catch(() => undefined);
}
