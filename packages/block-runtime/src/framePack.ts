/**
 * A pack holds the frames of a rotation in one file: the mark `VFP1`, the number of frames, the length of each
 * frame in bytes, then the frames themselves, each an image file. Numbers are unsigned 32-bit, little-endian.
 */
const mark = 'VFP1';
const numberBytes = 4;
const headerBytes = mark.length + numberBytes;
const maxFrames = 1000;

/**
 * Packs image files into the one file that `vitrina-viewer-360` reads from `data-pack`.
 *
 * @param frames - the bytes of each image file, in the order of the rotation
 * @public
 */
export function packFrames(frames: readonly Uint8Array[]): Uint8Array {
  const start = headerBytes + frames.length * numberBytes;
  const pack = new Uint8Array(frames.reduce((sum, { length }) => sum + length, start));
  const view = new DataView(pack.buffer);
  for (let at = 0; at < mark.length; at += 1) view.setUint8(at, mark.charCodeAt(at));
  view.setUint32(mark.length, frames.length, true);
  let end = start;
  frames.forEach((frame, index) => {
    view.setUint32(headerBytes + index * numberBytes, frame.length, true);
    pack.set(frame, end);
    end += frame.length;
  });
  return pack;
}

/** The lengths of a pack's frames, and where the first one starts. */
interface PackHeader {
  readonly lengths: readonly number[];
  readonly startByte: number;
}

/** Reads the header of a pack; undefined while it is incomplete. Throws if the bytes are not a pack. */
function readHeader(bytes: Uint8Array): PackHeader | undefined {
  if (bytes.length < headerBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const count = view.getUint32(mark.length, true);
  if (String.fromCharCode(...bytes.subarray(0, mark.length)) !== mark || count > maxFrames)
    throw new TypeError('Not a pack of frames');
  const startByte = headerBytes + count * numberBytes;
  if (bytes.length < startByte) return undefined;
  const lengthAt = (index: number) => view.getUint32(headerBytes + index * numberBytes, true);
  return { lengths: Array.from({ length: count }, (_, index) => lengthAt(index)), startByte };
}

/**
 * Yields the frames of a pack in order, each as soon as its bytes are there. Throws if the request fails or the
 * pack ends early.
 */
export async function* fetchFrames(address: string, signal: AbortSignal): AsyncGenerator<Blob> {
  const { ok, body } = await fetch(address, { signal });
  if (!ok || !body) throw new TypeError('No pack of frames');
  const reader = body.getReader();
  let bytes = new Uint8Array();
  let lengths: readonly number[] | undefined;
  let index = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes = join(bytes, part.value);
    if (!lengths) {
      const header = readHeader(bytes);
      if (!header) continue;
      lengths = header.lengths;
      bytes = bytes.subarray(header.startByte);
    }
    for (
      let length = lengths[index];
      length !== undefined && bytes.length >= length;
      length = lengths[index]
    ) {
      yield new Blob([bytes.subarray(0, length)]);
      bytes = bytes.subarray(length);
      index += 1;
    }
  }
  if (index !== lengths?.length) throw new TypeError('The pack of frames ends early');
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
