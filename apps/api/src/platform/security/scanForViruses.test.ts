import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { scanForViruses } from './scanForViruses.ts';

/** Split, so that scanners do not take this file for a virus. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-scan-'));
  file = join(folder, 'file');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Listens like ClamAV, records what it receives, and sends this response. */
async function listen(answer: string): Promise<{ path: string; received: Buffer[]; server: Server }> {
  const path = join(folder, 'socket');
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return { path, received, server };
}

describe('a daemon', () => {
  it('receives the file in parts and reports it clean', async () => {
    await writeFile(file, 'content');
    const { path, received, server } = await listen('stream: OK\0');
    expect(await scanForViruses(path, file)).toEqual({ virus: undefined });
    expect(Buffer.concat(received).toString('latin1')).toBe('zINSTREAM\0\0\0\0\u0007content\0\0\0\0');
    server.close();
  });

  it('that cannot scan the file is an error', async () => {
    await writeFile(file, 'content');
    const { path, server } = await listen('INSTREAM size limit exceeded. ERROR\0');
    await expect(scanForViruses(path, file)).rejects.toThrow('size limit exceeded');
    server.close();
  });

  it('that is away is an error', async () => {
    await writeFile(file, 'content');
    await expect(scanForViruses(join(folder, 'none'), file)).rejects.toThrow('ENOENT');
  });
});

const socketPath = process.env['CLAMAV_SOCKET'];

describe.skipIf(!socketPath)('ClamAV', () => {
  it('finds the test virus of its makers, and nothing in plain text', async () => {
    await writeFile(file, eicar);
    expect((await scanForViruses(socketPath ?? '', file)).virus).toMatch(/eicar/i);
    await writeFile(file, 'content');
    expect(await scanForViruses(socketPath ?? '', file)).toEqual({ virus: undefined });
  });
});
