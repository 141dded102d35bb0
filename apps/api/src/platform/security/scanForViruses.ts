import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

/** ClamAV's own limit is 25 MB per stream unless raised in its configuration. */
const chunkBytes = 1024 * 1024;
const timeoutMs = 120_000;

/** The result of a scan: the name of the virus, if there is one. */
export interface ScanResult {
  virus: string | undefined;
}

function frameOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}

/**
 * Scans a file with ClamAV's daemon over its socket (command INSTREAM).
 *
 * @throws if the daemon is away, or refuses the file, for example as longer than its `StreamMaxLength`
 * @see https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export async function scanForViruses(socketPath: string, path: string): Promise<ScanResult> {
  const socket = createConnection(socketPath).setTimeout(timeoutMs);
  socket.once('timeout', () => socket.destroy(new Error('ClamAV does not answer')));
  try {
    await once(socket, 'connect');
    const answer = text(socket);
    socket.write('zINSTREAM\0');
    for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
      if (!socket.write(frameOf(chunk as Buffer))) await once(socket, 'drain');
    }
    socket.write(frameOf(Buffer.alloc(0)));
    return readAnswer(await answer);
  } finally {
    socket.destroy();
  }
}

function readAnswer(answer: string): ScanResult {
  const said = answer.replace(/\0/g, '').trim();
  if (said === 'stream: OK') return { virus: undefined };
  const [, virus] = /^stream: (.+) FOUND$/.exec(said) ?? [];
  if (virus === undefined) throw new Error(`ClamAV answers: ${said}`);
  return { virus };
}
