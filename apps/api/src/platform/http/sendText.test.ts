import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { sendText } from './sendText.ts';

/** A server that counts how often it reads the text, and records its warnings. */
function createServer() {
  const warnings: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => warnings.push(line) } } });
  const reads: string[] = [];
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    const sent = await sendText(request, reply, name, async () => {
      reads.push(name);
      return name === 'missing' ? undefined : Buffer.from(`${name} `.repeat(1000));
    });
    return sent ? reply : reply.status(404).send();
  });
  return { app, reads, warnings };
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('to who takes %s sends %s', async (accepted, encoding, decode) => {
  const { app, warnings } = createServer();
  const { headers, rawPayload } = await app.inject({ url: '/a', headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding');
  expect(decode(rawPayload).toString()).toBe('a '.repeat(1000));
  expect(warnings).toEqual([]);
});

it('reads and compresses what many ask for once', async () => {
  const { app, reads } = createServer();
  const headers = { 'accept-encoding': 'br' };
  for (let count = 0; count < 5; count += 1) await app.inject({ url: '/once', headers });
  expect(reads).toEqual(['once']);
});

it('sends nothing where there is nothing', async () => {
  const { app } = createServer();
  expect((await app.inject('/missing')).statusCode).toBe(404);
});
