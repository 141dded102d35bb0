import { constants, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { workApart } from './workApart.ts';

const megabyte = 1024 * 1024;

/** A deflated file of an archive, with the size it declares. */
function entry(name: string, content: Buffer, unpackedBytes: number): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(unpackedBytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), content]);
}

/** Deflates megabytes of spaces: one block, repeated. */
function pack(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.from(' '));
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), end]);
}

it('A11: an archive that unpacks into three gigabytes is given up long before', async () => {
  const bomb = Buffer.concat([
    entry('xl/worksheets/sheet1.xml', pack(3000), 3000 * megabyte),
    Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'),
  ]);
  expect(await workApart('sheetWorker', bomb, { timeoutMs: 600_000 })).toBeUndefined();
});

it('a kept thread answers each piece of work by itself, also after one that was given up', async () => {
  const drawing = (edge: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect/></svg>`);
  const clean = (edge: number, timeoutMs?: number) =>
    workApart('svgWorker', drawing(edge), { isKept: true, ...(timeoutMs !== undefined && { timeoutMs }) });
  const sizes = (edge: number) => ({ widthPx: edge, heightPx: edge });
  expect(await clean(10)).toMatchObject(sizes(10));
  expect(await Promise.all([clean(20), clean(30)])).toMatchObject([sizes(20), sizes(30)]);
  expect(await clean(40, 0)).toBeUndefined();
  expect(await clean(50)).toMatchObject(sizes(50));
});
