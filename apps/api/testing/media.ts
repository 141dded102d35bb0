import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { demoAssetsFolder } from '../src/features/demo/assets.ts';

/** Reads one of the real media files of the demo. */
export function readMedia(
  name: 'rabbit.webm' | 'rabbit.mp4' | 'rabbit.en.vtt' | 'shoe.glb',
): Promise<Buffer> {
  return readFile(join(demoAssetsFolder, 'media', name));
}

/** A PDF with blank pages; `action` is a script that runs when it opens. */
export function testPdf({ pages = 1, action }: { pages?: number; action?: string } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const open = action === undefined ? '' : ` /OpenAction << /S /JavaScript /JS (${action}) >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${open} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>'),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A GLB file with this JSON and binary chunk. */
export function testGlb(json: object, binary: Buffer = Buffer.alloc(0)): Buffer {
  const chunk = (type: string, content: Buffer, filler: number): Buffer => {
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4, filler)]);
    const head = Buffer.alloc(8);
    head.writeUInt32LE(padded.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, padded]);
  };
  const chunks = [chunk('JSON', Buffer.from(JSON.stringify(json)), 32)];
  if (binary.length > 0) chunks.push(chunk('BIN\0', binary, 0));
  const body = Buffer.concat(chunks);
  const header = Buffer.alloc(12);
  header.write('glTF', 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + body.length, 8);
  return Buffer.concat([header, body]);
}
