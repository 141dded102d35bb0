import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { fileSchema } from './epack.ts';

const fileIdSchema = z.string().regex(/^[0-9a-f]{64}$/);
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

export const builderCalls = {
  uploadFile: defineCall({
    id: 'uploadFile',
    method: 'POST',
    path: '/api/constructor/files',
    summary: 'Uploads a picture (field `file`); it is re-encoded and stored by its content.',
    permission: ['Builder', 'BuilderPro'],
    bodyKind: 'multipart',
    response: dataOf(fileSchema),
    invalidates: [],
  }),
  cropFile: defineCall({
    id: 'cropFile',
    method: 'POST',
    path: '/api/constructor/files/{id}/crops',
    summary:
      'Stores a part of a picture as a picture of its own and answers it; the picture stays as it is. The area is in parts of the upright picture, from 0 to 1.',
    permission: ['Builder', 'BuilderPro'],
    params: z.object({ id: fileIdSchema }),
    body: cropAreaSchema,
    response: dataOf(fileSchema),
    invalidates: [],
  }),
};
