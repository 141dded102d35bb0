import sharp from 'sharp';

/** A plain picture of the given size. */
export function testImage(widthPx: number, heightPx: number, format: 'png' | 'jpeg' | 'gif' = 'png') {
  const background = { r: 200, g: 60, b: 40 };
  const image = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } });
  return image.toFormat(format).toBuffer();
}

/** Bytes as a file of a form. */
export function toFile(bytes: Uint8Array<ArrayBuffer> | string, name: string): File {
  return new File([bytes], name);
}
