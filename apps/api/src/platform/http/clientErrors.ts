import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { messages } from '@vitrina/api-client/messages';
import type { ErrorBody, ErrorCode } from '@vitrina/api-client/contract';

const failures: Partial<Record<string, [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'invalidInput'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformedBody'],
};

/** Responds to malformed requests, such as headers without end, in the format of every other failure. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = failures[error.code ?? ''] ?? [400, 'malformedBody'];
  const body = JSON.stringify({ code, message: messages.en[`api.error.${code}`] } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
