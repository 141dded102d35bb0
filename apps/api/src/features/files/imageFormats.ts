import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';

/** A format images are encoded in. */
interface EncodedFormat {
  contentType: string;
  encode(image: Sharp): Sharp;
}

/**
 * The formats, by file extension. AVIF's effort is the level beyond which another second saves only a few
 * percent; its quality matches that of the other formats.
 */
export const imageFormats = {
  avif: { contentType: 'image/avif', encode: (image) => image.avif({ quality: 58, effort: 2 }) },
  webp: { contentType: 'image/webp', encode: (image) => image.webp({ quality: 82 }) },
  jpg: { contentType: 'image/jpeg', encode: (image) => image.jpeg({ quality: 82, mozjpeg: true }) },
  png: { contentType: 'image/png', encode: (image) => image.png({ palette: true, quality: 90 }) },
} as const satisfies Record<string, EncodedFormat>;

/** The extension of an encoded image's file. */
export type ImageFormat = keyof typeof imageFormats;

/** A stored image. */
export interface StoredImage {
  /** SHA-256 of the bytes, in hex. */
  id: string;
  /** The extension of its file. */
  format: ImageFormat | 'svg';
  contentType: string;
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
  /** The average color of an opaque image, as `#rrggbb`. */
  color?: string;
}

/** Names an image by its content. */
export function toStoredImage(
  format: StoredImage['format'],
  bytes: Buffer,
  size: Pick<StoredImage, 'widthPx' | 'heightPx'>,
): StoredImage {
  const contentType = format === 'svg' ? 'image/svg+xml' : imageFormats[format].contentType;
  return { id: createHash('sha256').update(bytes).digest('hex'), format, contentType, bytes, ...size };
}
