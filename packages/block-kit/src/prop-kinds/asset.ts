import type { Json, JsonObject } from '@vitrina/epack-model';

import {
  accept,
  type Asset,
  type AssetFileType,
  type AssetVariant,
  type FocalPoint,
  isJsonList,
  isJsonObject,
  type PropKind,
  type PropOptions,
  refuse,
} from '../propKind.ts';

/** Twice what an upload has: eight widths in two formats, and one file that every program reads. */
const maxVariants = 32;

const partSchema = { type: 'number', minimum: 0, maximum: 1 } as const;

/** Options of {@link asset}. @public */
export interface AssetOptions extends PropOptions {
  readonly fileType: AssetFileType;
}

/**
 * A file, such as an image, a video or a 3D model: an address (https, or a path on the server that serves the page),
 * alone or with what is known of the file. Empty means none.
 *
 * @public
 */
export function asset(options: AssetOptions): PropKind<Asset | undefined> {
  return {
    control: { name: 'asset', fileType: options.fileType },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? true,
    isOptional: false,
    defaultValue: '',
    schema: {
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: {
            src: { type: 'string' },
            widthPx: { type: 'integer' },
            heightPx: { type: 'integer' },
            variants: { type: 'array' },
            focus: {
              type: 'object',
              properties: { x: partSchema, y: partSchema },
              required: ['x', 'y'],
            },
            sizeBytes: { type: 'integer' },
            durationSeconds: { type: 'number' },
            name: { type: 'string' },
          },
          required: ['src'],
        },
      ],
    },
    parse(value) {
      if (value === '' || value === null) return accept(undefined);
      if (typeof value === 'string')
        return isAssetAddress(value) ? accept({ src: value }) : refuse('notAsset');
      if (!isJsonObject(value) || typeof value.src !== 'string') return refuse('notAsset');
      if (value.src === '') return accept(undefined);
      return isAssetAddress(value.src) ? accept(readAsset(value.src, value)) : refuse('notAsset');
    },
    mapAssets: (value, map) => value && map(value),
  };
}

function readAsset(src: string, value: JsonObject): Asset {
  const widthPx = readPixels(value.widthPx);
  const heightPx = readPixels(value.heightPx);
  const variants = isJsonList(value.variants)
    ? value.variants.flatMap(readVariant).slice(0, maxVariants)
    : [];
  const focus = readFocus(value.focus);
  const sizeBytes = readCount(value.sizeBytes);
  const durationSeconds = readDuration(value.durationSeconds);
  const name = readName(value.name);
  return {
    src,
    ...(widthPx !== undefined && { widthPx }),
    ...(heightPx !== undefined && { heightPx }),
    ...(variants.length > 0 && { variants }),
    ...(focus && { focus }),
    ...(sizeBytes !== undefined && { sizeBytes }),
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...(name !== undefined && { name }),
  };
}

function readVariant(value: Json): AssetVariant[] {
  if (!isJsonObject(value) || typeof value.src !== 'string' || !isAssetAddress(value.src)) return [];
  const widthPx = readPixels(value.widthPx);
  return widthPx === undefined ? [] : [{ src: value.src, widthPx }];
}

function readFocus(value: Json | undefined): FocalPoint | undefined {
  if (!isJsonObject(value)) return undefined;
  const { x, y } = value;
  return isPart(x) && isPart(y) ? { x, y } : undefined;
}

function isPart(value: Json | undefined): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function readPixels(value: Json | undefined): number | undefined {
  const pixels = readCount(value);
  return pixels !== undefined && pixels <= 20_000 ? pixels : undefined;
}

function readCount(value: Json | undefined): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}

function readDuration(value: Json | undefined): number | undefined {
  return typeof value === 'number' && value > 0 && value < Infinity ? value : undefined;
}

function readName(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 255 ? value : undefined;
}

const relativePath = /^\/?(?![/\\])[^\s\\:"'<>`]+$/;

/**
 * Checks whether a page can load an address: https, or a path without a scheme or host. `data:`, `blob:` and
 * `javascript:` are refused.
 *
 * @public
 */
export function isAssetAddress(address: string): boolean {
  if (address.length === 0 || address.length > 2000) return false;
  if (relativePath.test(address)) return !address.startsWith('//');
  return !/[\s"'<>`\\]/.test(address) && URL.parse(address)?.protocol === 'https:';
}
