import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** A plain image of the given size. */
export function testImage(widthPx: number, heightPx: number, format: 'png' | 'jpeg' | 'gif' = 'png') {
  const background = { r: 200, g: 60, b: 40 };
  const image = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } });
  return image.toFormat(format).toBuffer();
}

/** Returns bytes as a file for a form. */
export function toFile(bytes: Uint8Array<ArrayBuffer> | string, name: string): File {
  return new File([bytes], name);
}

const pngSignature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, checksum]);
}

/** A small file that decodes to a huge number of pixels: a white PNG of one bit per pixel. */
export function pixelBomb(widthPx: number, heightPx: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(widthPx / 8) + 1) * heightPx);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
