import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import type { Content } from './toContent.ts';

/** A rectangle in whole pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An image of a page, from the left edge. */
export interface Screenshot {
  jpeg: Buffer;
  area: Area;
}

/** An image of content as a page shows it. */
export interface ContentImage {
  bytes: Buffer;
  /** The visible part of the content: of content that the page clips, only what is visible. */
  part: Area;
  /** The width of the whole content, in pixels. */
  contentWidthPx: number;
}

/** Cuts the content out of a screenshot; undefined if it is outside. */
export async function cutContent(
  { jpeg, area }: Screenshot,
  { box, whole }: Content,
): Promise<ContentImage | undefined> {
  if (!box || !whole) return undefined;
  const left = Math.max(0, Math.round(box.left));
  const top = Math.max(0, Math.round(box.top) - area.top);
  const width = Math.min(Math.floor(box.width), area.width - left);
  const height = Math.min(Math.floor(box.height), area.height - top);
  if (width <= 0 || height <= 0) return undefined;
  const part = {
    left: Math.max(0, left - Math.round(whole.left)),
    top: Math.max(0, top + area.top - Math.round(whole.top)),
    width,
    height,
  };
  const bytes = await sharp(jpeg).extract({ left, top, width, height }).toBuffer();
  return { bytes, part, contentWidthPx: Math.round(whole.width) };
}

/** Below this deviation from its mean color, an image shows nothing. */
const blankBelow = 1;

/** Checks whether an image has one color only. */
export async function isOneColor(image: Buffer): Promise<boolean> {
  const { channels } = await sharp(image).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < blankBelow);
}

/** Images are compared at this fraction of their size, so that the edges of letters do not count. */
const scale = 1 / 4;
/** How different a color must be to count, from 0 to 1, as pixelmatch measures it. */
const colorThreshold = 0.15;

/** Returns the share of the area that looks the same in two images, from 0 to 1. */
export async function compareLooks(shown: Buffer, published: Buffer): Promise<number> {
  const { width, height } = await sharp(shown).metadata();
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const toPixels = (image: Buffer) =>
    sharp(image)
      .resize({ ...size, fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [first, second] = await Promise.all([toPixels(shown), toPixels(published)]);
  const differing = pixelmatch(first, second, undefined, size.width, size.height, {
    threshold: colorThreshold,
    includeAA: true,
  });
  return 1 - differing / (size.width * size.height);
}
