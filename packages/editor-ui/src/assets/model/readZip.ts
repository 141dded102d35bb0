/** A file of an archive, by its path. */
export interface ZipEntry {
  readonly path: string;
  readonly file: Blob;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const [stored, deflated] = [0, 8];
/** Size of the end record, and of the longest comment after it. */
const [endBytes, maxCommentBytes] = [22, 0xffff];

/**
 * Reads the files of a ZIP archive.
 *
 * @throws Error if the archive is damaged, encrypted, or unpacks to more than `maxBytes`
 */
export async function readZip(archive: Blob, maxBytes: number): Promise<ZipEntry[]> {
  const bytes = await archive.arrayBuffer();
  const view = new DataView(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  let left = maxBytes;
  for (let index = 0; index < count; index++) {
    const { path, next, ...place } = readEntry(view, at);
    at = next;
    if (path.endsWith('/')) continue;
    const file = await unpack(bytes, view, place, left);
    left -= file.size;
    entries.push({ path, file });
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at--)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new Error('The archive has no end');
}

function readEntry(view: DataView, at: number) {
  if (view.getUint32(at, true) !== entrySignature) throw new Error('The archive is damaged');
  const nameBytes = view.getUint16(at + 28, true);
  const name = new Uint8Array(view.buffer, at + 46, nameBytes);
  return {
    path: new TextDecoder().decode(name),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packedBytes: view.getUint32(at + 20, true),
    headerAt: view.getUint32(at + 42, true),
    next: at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

interface EntryPlace {
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedBytes: number;
  readonly headerAt: number;
}

async function unpack(
  bytes: ArrayBuffer,
  view: DataView,
  { isEncrypted, method, packedBytes, headerAt }: EntryPlace,
  maxBytes: number,
): Promise<Blob> {
  if (isEncrypted || (method !== stored && method !== deflated))
    throw new Error('The archive cannot be read');
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const packed = new Blob([bytes.slice(start, start + packedBytes)]);
  const content =
    method === stored ? packed.stream() : packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return readUpTo(content, maxBytes);
}

/** Stops at the limit: a small archive can unpack into gigabytes. */
async function readUpTo(content: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = content.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxBytes) throw new Error('The archive is too large');
    parts.push(part.value);
  }
  return new Blob(parts);
}
