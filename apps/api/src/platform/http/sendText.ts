import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a text travels. */
type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Strong compression: each text is compressed once and sent many times. */
const encoders: Record<Encoding, (bytes: Buffer) => Buffer | Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => zip(bytes, { level: 9 }),
  identity: (bytes) => bytes,
};

const maxKeptBytes = 32 * 1024 * 1024;
/** By encoding and name; the most recently requested is last. */
const kept = new Map<string, Buffer>();
let keptBytes = 0;

function keep(name: string, bytes: Buffer): void {
  keptBytes += bytes.length - (kept.get(name)?.length ?? 0);
  kept.delete(name);
  kept.set(name, bytes);
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= maxKeptBytes) return;
    kept.delete(oldest);
    keptBytes -= length;
  }
}

/** Selects the best encoding the client accepts; one with weight 0 is refused. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const wanted = (accepted ?? '').split(',').map((one) => one.replaceAll(' ', ''));
  const takes = (name: Encoding) =>
    wanted.some((one) => one.split(';')[0] === name && !/;q=0(?:\.0*)?$/.test(one));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

async function readEncoded(
  name: string,
  encoding: Encoding,
  read: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const keptName = `${encoding} ${name}`;
  const known = kept.get(keptName);
  const plain = known ? undefined : await read();
  const bytes = known ?? (plain && (await encoders[encoding](plain)));
  if (bytes) keep(keptName, bytes);
  return bytes;
}

/**
 * Sends a text in a compression that the client accepts. Frequently requested texts are kept in memory, to
 * avoid reading and compressing them each time.
 *
 * @param name - identifies exactly this content
 * @returns whether the text exists; if false, nothing was sent
 */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  read: () => Promise<Buffer | undefined>,
): Promise<boolean> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = await readEncoded(name, encoding, read);
  if (!bytes) return false;
  void reply.header('vary', 'accept-encoding').header('content-length', bytes.length);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  // Not returned: awaiting a sent reply resolves to nothing.
  void reply.send(bytes);
  return true;
}
