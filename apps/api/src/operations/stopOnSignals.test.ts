import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildServer, startServerProcess, type ServerProcess } from '../testing/serverProcess.ts';

const password = 'correct horse';
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-stop-'));
  await chmod(folder, 0o755);
  await buildServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request but for the last byte of its body, so that it is under way until `finish`. */
async function beginSignIn(): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const body = JSON.stringify({ login: 'admin', password });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = `POST /auth/getToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  socket.write(`${head}\r\n${body.slice(0, -1)}`);
  // Until it is routed.
  await delay(300);
  return {
    socket,
    async finish() {
      socket.write(body.slice(-1));
      await closed;
      return answer;
    },
  };
}

describe('a server told to stop', () => {
  it('finishes the requests it has, and takes no more', { timeout: 60_000 }, async () => {
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: password });
    const request = await beginSignIn();
    process.kill(server.pid, 'SIGTERM');
    await delay(300);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
    expect(await request.finish()).toMatch(/^HTTP\/1.1 200 [^]*"token"/);
    expect(await server.exitCode).toBe(0);
  });

  it('cuts them where it is told again', { timeout: 60_000 }, async () => {
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: password });
    const { socket } = await beginSignIn();
    const cut = new Promise((resolve) => socket.once('close', resolve));
    process.kill(server.pid, 'SIGTERM');
    await delay(1300);
    process.kill(server.pid, 'SIGTERM');
    await cut;
    expect(await server.exitCode).toBe(1);
  });

  it('stops in order while it still starts', { timeout: 60_000 }, async () => {
    // It listens before its jobs are under way.
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: password });
    expect(await server.stop()).toBe(0);
  });
});
