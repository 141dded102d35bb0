import { toStoredImage } from '@vitrina/api-client';
import type { CropArea, UploadedFile } from '@vitrina/api-client/contract';
import type { FocalPoint } from '@vitrina/block-kit';
import type { Json, JsonObject } from '@vitrina/epack-model';

import { toObject, toText } from '../props/jsonText.ts';

/** The fields of a file that an asset prop keeps. */
export type StorableFile = Pick<
  UploadedFile,
  'kind' | 'url' | 'name' | 'sizeBytes' | 'widthPx' | 'heightPx' | 'variants' | 'facts'
>;

/** How a block uses an image: the visible area and the focal point. The original image stays unchanged. */
export interface PictureUse {
  /** The file to show: the original image, or the crop made from it. */
  readonly shown: JsonObject;
  /** The original image. */
  readonly original: JsonObject;
  /** The visible area; undefined for the whole image. */
  readonly area: CropArea | undefined;
  readonly focus: FocalPoint;
}

/** The default focal point: the center of the image. */
export const center: FocalPoint = { x: 0.5, y: 0.5 };

/** Reads how a stored asset uses its image; undefined if there is no image. */
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

/** Returns the value to store for an image use. */
export function writePictureUse({ shown, original, area, focus }: PictureUse): Json {
  const isCentered = focus.x === center.x && focus.y === center.y;
  return {
    ...(area ? { ...shown, crop: { ...area, of: original } } : original),
    ...(!isCentered && { focus: { ...focus } }),
  };
}

/** Returns the id of the stored file at an address; undefined for other addresses. */
export function findStoredId(source: string): string | undefined {
  return /^\/files\/([0-9a-f]{64})\.\w+$/.exec(source)?.[1];
}

/** Like {@link findStoredId}, but undefined for vector drawings, which can't be cropped. */
export function findFileId(source: string): string | undefined {
  return source.endsWith('.svg') ? undefined : findStoredId(source);
}

/** Returns the asset prop's value for a stored file. */
export function toStoredAsset(file: StorableFile): JsonObject {
  const { kind, url, name, sizeBytes, widthPx, heightPx, variants, facts } = file;
  const size: JsonObject = widthPx === null || heightPx === null ? {} : { widthPx, heightPx };
  if (kind === 'image')
    return toStoredImage({ url, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0, variants });
  const { durationSeconds } = facts;
  return { src: url, ...size, name, sizeBytes, ...(durationSeconds !== undefined && { durationSeconds }) };
}
