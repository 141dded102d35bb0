import type { CropArea, UploadedFile } from '@vitrina/api-client/contract';
import type { FocalPoint } from '@vitrina/block-kit';
import type { Json, JsonObject } from '@vitrina/epack-model';

import { toObject, toText } from '../props/jsonText.ts';

/** A picture as a block uses it: which part is shown, and what of it stays in view. The picture itself stays whole. */
export interface PictureUse {
  /** What is shown: the picture, or the file that was cut out of it. */
  readonly shown: JsonObject;
  /** The whole picture. */
  readonly original: JsonObject;
  /** The part that is shown; undefined for all of it. */
  readonly area: CropArea | undefined;
  readonly focus: FocalPoint;
}

/** The middle, where a picture has no focal point. */
export const center: FocalPoint = { x: 0.5, y: 0.5 };

/** How a stored asset uses its picture; undefined where there is none. */
export function readPictureUse(value: Json | undefined): PictureUse | undefined {
  const stored: JsonObject = typeof value === 'string' ? { src: value } : toObject(value);
  if (toText(stored.src) === '') return undefined;
  const { crop, focus, ...shown } = stored;
  const { of, left, top, width, height } = toObject(crop);
  const isCropped = [left, top, width, height].every((part) => typeof part === 'number');
  return {
    shown,
    original: isCropped ? toObject(of) : shown,
    area: isCropped ? ({ left, top, width, height } as CropArea) : undefined,
    focus: readFocus(focus),
  };
}

function readFocus(value: Json | undefined): FocalPoint {
  const { x, y } = toObject(value);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : center;
}

/** The stored form of a use. */
export function writePictureUse({ shown, original, area, focus }: PictureUse): Json {
  const isCentered = focus.x === center.x && focus.y === center.y;
  return {
    ...(area ? { ...shown, crop: { ...area, of: original } } : original),
    ...(!isCentered && { focus: { ...focus } }),
  };
}

/** The id of the server's file at an address; undefined for other addresses, and for drawings, which have no pixels to cut. */
export function findFileId(source: string): string | undefined {
  return /^\/files\/([0-9a-f]{64})\.(?!svg$)\w+$/.exec(source)?.[1];
}

/** A stored file as an asset prop holds it: with its size, so that nothing shifts while it loads. */
export function toStoredAsset({
  url,
  widthPx,
  heightPx,
  variants,
}: Pick<UploadedFile, 'url' | 'widthPx' | 'heightPx' | 'variants'>): JsonObject {
  return {
    src: url,
    widthPx,
    heightPx,
    variants: variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx })),
  };
}
