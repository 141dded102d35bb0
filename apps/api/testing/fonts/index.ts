import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** A real TrueType font: Josefin Slab, 400, normal. */
export const trueTypeFont = readFileSync(join(import.meta.dirname, 'JosefinSlab-Regular.ttf'));

/** A real WOFF2 font with a weight axis: Inter, as the panel ships it. */
export function readVariableFont(): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
}

const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;
const woffHeaderBytes = 44;
const woffEntryBytes = 20;

/** Converts a TrueType font to WOFF: the same tables, each compressed. */
export function toWoff(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const header = Buffer.alloc(woffHeaderBytes + count * woffEntryBytes);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = sfntHeaderBytes + index * sfntEntryBytes;
    const start = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    const plain = font.subarray(start, start + length);
    const packed = deflateSync(plain);
    const stored = packed.length < length ? packed : plain;
    const at = woffHeaderBytes + index * woffEntryBytes;
    font.copy(header, at, entry, entry + 4);
    header.writeUInt32BE(offset, at + 4);
    header.writeUInt32BE(stored.length, at + 8);
    header.writeUInt32BE(length, at + 12);
    font.copy(header, at + 16, entry + 4, entry + 8);
    const padded = Buffer.concat([stored, Buffer.alloc((4 - (stored.length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  header.write('wOFF', 0, 'latin1');
  font.copy(header, 4, 0, 4);
  header.writeUInt32BE(offset, 8);
  header.writeUInt16BE(count, 12);
  header.writeUInt32BE(font.length, 16);
  return Buffer.concat([header, ...tables]);
}
