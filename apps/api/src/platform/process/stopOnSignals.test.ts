import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { buildServer, startServerProcess, type ServerProcess } from '../../../testing/serverProcess.ts';

const password = 'correct horse';
let folder: string;
let server: ServerProcess;
let socket: Socket | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-stop-'));
  await chmod(folder, 0o755);
  await buildServer();
}, 120_000);
afterEach(async () => {
  socket?.destroy();
  await server.stop();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/**
 * Sends a request without the last byte of its body, so that it stays pending until `finish`, which returns
 * the response.
 */
async function beginSignIn(): Promise<{ closed: Promise<void>; finish(): Promise<string> }> {
  const body = JSON.stringify({ login: 'admin', password });
  const { hostname, port } = new URL(server.url);
  const opened = (socket = connect(Number(port), hostname));
  const closed = new Promise<void>((resolve) => opened.once('close', () => resolve()));
  const routed = once(opened, 'data');
  const head = `POST /auth/getToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n`;
  opened.write(`${head}\r\n${body.slice(0, -1)}`);
  expect(String(await routed)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  let answer = '';
  opened.on('data', (chunk) => {
    answer += chunk.toString();
  });
  return {
    closed,
    async finish() {
      opened.write(body.slice(-1));
      await closed;
      return answer;
    },
  };
}

/** Sends the server the signal to stop, and waits until it stops accepting connections. */
async function tellToStop(): Promise<void> {
  process.kill(server.pid, 'SIGTERM');
  await expect
    .poll(() => fetch(`${server.url}/healthz`).then(String, String), { timeout: 20_000 })
    .toBe('TypeError: fetch failed');
}

describe('a server told to stop', () => {
  it('finishes the requests it has, and takes no more', async () => {
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: password });
    const request = await beginSignIn();
    await tellToStop();
    expect(await request.finish()).toMatch(/^HTTP\/1.1 200 [^]*"token"/);
    expect(await server.exitCode).toBe(0);
  });

  it('cuts them where it is told again', async () => {
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: password });
    const { closed } = await beginSignIn();
    await tellToStop();
    // A signal that follows sooner counts as the same one.
    await delay(1100);
    process.kill(server.pid, 'SIGTERM');
    await closed;
    expect(await server.exitCode).toBe(1);
  });

  it('stops in order while it still starts', async () => {
    // The server listens before its jobs have started.
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: password });
    expect(await server.stop()).toBe(0);
  });
});
