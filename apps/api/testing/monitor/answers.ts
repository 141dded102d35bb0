import type { RequestListener, ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

const html = { 'content-type': 'text/html' };
const gigabyte = 1024 ** 3;

/** Sends a body of a gigabyte as fast as it is read, and reports the bytes sent. */
export function sendGigabyte(response: ServerResponse, onSent: (bytes: number) => void): void {
  const part = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  response.writeHead(200, html);
  const send = (): void => {
    while (!response.destroyed && sent < gigabyte) {
      sent += part.length;
      onSent(sent);
      if (!response.write(part)) return void response.once('drain', send);
    }
    response.end();
  };
  send();
}

/** Sends a small file that decompresses to `bytes`. */
export function sendBomb(response: ServerResponse, bytes: number): void {
  const packed = createGzip();
  packed.pipe(response.writeHead(200, { ...html, 'content-encoding': 'gzip' }));
  packed.end(Buffer.alloc(bytes));
}

/**
 * Faulty responses of shops, with the result of a check: a failure, or `read` if the page is still readable.
 */
export const badAnswers: readonly { outcome: string; answer: RequestListener }[] = [
  { outcome: 'timedOut', answer: () => undefined },
  { outcome: 'shopFailed', answer: (_request, response) => response.writeHead(503).end() },
  { outcome: 'refusedByShop', answer: (_request, response) => response.writeHead(429).end() },
  { outcome: 'unreachable', answer: (request) => request.socket.destroy() },
  { outcome: 'tooLarge', answer: (_request, response) => sendGigabyte(response, () => undefined) },
  { outcome: 'tooLarge', answer: (_request, response) => sendBomb(response, 32 * 1024 * 1024) },
  {
    outcome: 'refusedAddress',
    answer: (_request, response) => response.writeHead(302, { location: 'https://localhost/admin' }).end(),
  },
  {
    outcome: 'insecureLink',
    answer: (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  },
  {
    outcome: 'read',
    answer: (_request, response) =>
      response.writeHead(200, html).end(`<table><p>${'<b><i><div'.repeat(2000)}<script src="</body`),
  },
  {
    outcome: 'read',
    answer: (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-16' }).end(Buffer.alloc(3001, 0xd8)),
  },
];
