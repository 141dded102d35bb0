import type { ApiClient } from '@vitrina/api-client';
import { contract, type CallBody } from '@vitrina/api-client/contract';

/** Notes what the user did. The note is for statistics; that it fails is nobody's concern. */
export function writeLog(client: ApiClient, note: CallBody<typeof contract.writeLog>): void {
  client.call(contract.writeLog, { body: note }).catch(() => undefined);
}
