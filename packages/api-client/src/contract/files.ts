import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema } from './fields.ts';
import { fileKinds } from './fileKinds.ts';
import { builders } from './permissions.ts';

/** The id of a stored file: the SHA-256 of its bytes, in hex. @public */
export const fileIdSchema = z.string().regex(/^[0-9a-f]{64}$/);

const imageVariantSchema = z.object({
  url: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
});

/** The stored image that stands for a file, such as the first page of a PDF. @public */
export const posterSchema = imageVariantSchema.extend({ variants: z.array(imageVariantSchema) });

/** A finding of the check of a 3D model, with the number of places it applies to. @public */
export const modelFindingSchema = z.object({
  /** The code of the Khronos glTF validator. */
  code: z.string(),
  severity: z.enum(['warning', 'info']),
  count: z.number().int(),
});

/** Facts read from a file's content; each kind has its own. @public */
export const fileFactsSchema = z.object({
  /** The duration of a video, of audio, or of captions until their last cue. */
  durationSeconds: z.number().optional(),
  /** The average color of an opaque image, as `#rrggbb`. */
  color: z.string().optional(),
  videoCodec: z.string().optional(),
  audioCodec: z.string().optional(),
  /** Pages of a document. */
  pageCount: z.number().int().optional(),
  /** Set for a document that contains scripts. They never run in Vitrina, but may run in a shopper's reader. */
  hasScripts: z.boolean().optional(),
  triangleCount: z.number().int().optional(),
  textureCount: z.number().int().optional(),
  /** The longer edge of a model's largest texture, in pixels. */
  largestTexturePx: z.number().int().optional(),
  /** Width, height and depth of a model, in meters. */
  sizeMeters: z.tuple([z.number(), z.number(), z.number()]).optional(),
  findings: z.array(modelFindingSchema).optional(),
  /** Cues of captions. */
  cueCount: z.number().int().optional(),
});

/** An uploaded file. `url` is relative to the server. @public */
export const fileSchema = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  name: z.string(),
  url: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  /** Null for files that cover no area, such as audio. */
  widthPx: z.number().int().nullable(),
  heightPx: z.number().int().nullable(),
  /** The same image at other widths and in other formats; the format is the extension of `url`. */
  variants: z.array(imageVariantSchema),
  /** The image that stands for a file that is not an image. */
  poster: posterSchema.nullable(),
  facts: fileFactsSchema,
});

/** {@link posterSchema}. @public */
export type Poster = z.output<typeof posterSchema>;
/** {@link fileFactsSchema}. @public */
export type FileFacts = z.output<typeof fileFactsSchema>;
/** {@link fileSchema}. @public */
export type UploadedFile = z.output<typeof fileSchema>;

const partSchema = z.number().min(0).max(1);
/** Rounding of a pointer's selection can exceed the edge by less than a pixel. */
const roundingPart = 1e-6;

/**
 * A part of an image: its position from the upper left corner and its size, as fractions of the image's width
 * and height.
 *
 * @public
 */
export const cropAreaSchema = z
  .object({
    left: partSchema,
    top: partSchema,
    width: partSchema.gt(0),
    height: partSchema.gt(0),
  })
  .refine(
    ({ left, top, width, height }) => left + width <= 1 + roundingPart && top + height <= 1 + roundingPart,
  );

/** {@link cropAreaSchema}. @public */
export type CropArea = z.output<typeof cropAreaSchema>;

export const fileCalls = {
  getFile: defineCall({
    id: 'getFile',
    method: 'GET',
    path: '/api/constructor/files/{id}',
    summary: 'Returns what is known of a file of the library, or of one that a package uses.',
    permission: builders,
    params: z.object({ id: fileIdSchema }),
    response: dataOf(fileSchema),
  }),
  uploadFile: defineCall({
    id: 'uploadFile',
    method: 'POST',
    path: '/api/constructor/files',
    summary:
      'Uploads a file of at most 60 MB (field `file`) and adds it to the library. Images are re-encoded; larger files need a resumable upload (`finishUpload`).',
    permission: builders,
    bodyKind: 'multipart',
    response: dataOf(fileSchema),
    invalidates: [],
  }),
  finishUpload: defineCall({
    id: 'finishUpload',
    method: 'POST',
    path: '/api/constructor/uploads/{id}/file',
    summary:
      'Checks and stores the file of a complete resumable upload, and adds it to the library. Can be repeated: the same upload answers with the same file.',
    permission: builders,
    params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
    body: z.object({
      /** Default: no folder. */
      folderId: idSchema.nullish(),
    }),
    response: dataOf(fileSchema),
    invalidates: ['listAssetFolders', 'listAssets', 'getAsset'],
  }),
  cropFile: defineCall({
    id: 'cropFile',
    method: 'POST',
    path: '/api/constructor/files/{id}/crops',
    summary:
      'Stores a part of an image as another image and returns it; the original image does not change. The area is given as fractions of the upright image, from 0 to 1.',
    permission: builders,
    params: z.object({ id: fileIdSchema }),
    body: cropAreaSchema,
    response: dataOf(fileSchema),
    invalidates: [],
  }),
  lightenModel: defineCall({
    id: 'lightenModel',
    method: 'POST',
    path: '/api/constructor/files/{id}/lighter',
    summary:
      'Stores a lighter copy of a GLB model and returns it; the model itself does not change. Geometry is compressed (`EXT_meshopt_compression`), textures become WebP of at most 2048 pixels. 415 if the copy would be no lighter.',
    permission: builders,
    params: z.object({ id: fileIdSchema }),
    response: dataOf(fileSchema),
    invalidates: [],
  }),
};
