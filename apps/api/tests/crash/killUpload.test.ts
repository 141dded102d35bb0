import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createApiClient } from '@vitrina/api-client';
import { uploadsPath } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readMedia } from '../../testing/media.ts';
import { buildServer, startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts';
import { adminPassword } from './workload.ts';

let folder: string;
let server: ServerProcess;
const start = () => startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: adminPassword });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-upload-'));
  await chmod(folder, 0o755);
  await buildServer();
  server = await start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A playable video of this size: a player skips the free space at the end of an MP4 file. */
async function largeVideo(sizeBytes: number): Promise<Buffer<ArrayBuffer>> {
  const video = await readMedia('rabbit.mp4');
  const header = Buffer.alloc(8);
  header.writeUInt32BE(sizeBytes - video.length, 0);
  header.write('free', 4, 'latin1');
  return Buffer.concat([video, header, randomBytes(sizeBytes - video.length - header.length)]);
}

const sizeBytes = 24 * 1024 * 1024;
const chunkBytes = 2 * 1024 * 1024;

it('an upload goes on where it was after the server and its database were killed, and is then finished', async () => {
  const bytes = await largeVideo(sizeBytes);
  const anonymous = createApiClient({ baseUrl: server.url });
  const { token } = await anonymous.call(contract.getToken, {
    body: { login: 'admin', password: adminPassword },
  });
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body }),
    });
  const created = await send('POST', uploadsPath, { 'upload-length': String(sizeBytes) });
  const path = created.headers.get('location') ?? '';
  const append = async (offset: number): Promise<number> => {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const part = new Uint8Array(bytes.subarray(offset, offset + chunkBytes));
    const response = await send('PATCH', path, headers, part);
    return Number(response.headers.get('upload-offset'));
  };

  let acknowledged = 0;
  while (acknowledged < sizeBytes / 2) acknowledged = await append(acknowledged);
  const interrupted = append(acknowledged).catch(() => undefined);
  await server.killTree();
  await interrupted;
  server = await start();

  const head = await send('HEAD', path, {});
  let offset = Number(head.headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(acknowledged);
  while (offset < sizeBytes) offset = await append(offset);

  const finish = () => {
    // Each start has another port.
    const client = createApiClient({ baseUrl: server.url, getToken: () => token });
    return client.call(contract.finishUpload, { params: { id: path.split('/').at(-1) ?? '' }, body: {} });
  };
  const dropped = finish().catch(() => undefined);
  await server.killTree();
  await dropped;
  server = await start();
  const { data } = await finish();
  expect(data).toMatchObject({
    kind: 'video',
    sizeBytes,
    id: createHash('sha256').update(bytes).digest('hex'),
  });
  const served = await fetch(server.url + data.url);
  expect(
    createHash('sha256')
      .update(await served.bytes())
      .digest('hex'),
  ).toBe(data.id);
});
