import { z } from 'zod';

import { dataOf, doneSchema, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { builders } from './permissions.ts';

/** The maximum size of a font file, in bytes. @public */
export const maxFontBytes = 5 * 1024 * 1024;
const maxFontBase64 = Math.ceil(maxFontBytes / 3) * 4;

/** A font with its files. @public */
export const fontSchema = z.object({
  id: idSchema,
  family: z.string(),
  weight: z.string(),
  style: z.string(),
  formats: z.array(z.object({ format: z.string(), url: z.string() })),
});

/** A font as administrators see it. @public */
export const fontRecordSchema = fontSchema.extend({
  /** The right to publish the font, in the words of the uploader. */
  licenseStatement: z.string(),
  createdBy: z.string().nullable(),
  createdDate: z.string(),
  /** The number of epacks that use the family. */
  usageCount: z.number().int(),
});

/** A typeface bundled with the server, with its files by script. See `bundledFonts` of block-kit. @public */
export const bundledFontFacesSchema = z.object({
  family: z.string(),
  faces: z.array(z.object({ weight: z.string(), url: z.string(), unicodeRange: z.string() })),
  /** Fonts of the user's own that take its room while it loads; a later one precedes an earlier one. */
  fallbacks: z.array(
    z.object({
      family: z.string(),
      weight: z.string(),
      local: z.array(z.string()),
      sizeAdjust: z.string(),
      ascentOverride: z.string(),
      descentOverride: z.string(),
      unicodeRange: z.string().optional(),
    }),
  ),
});

/** {@link bundledFontFacesSchema}. @public */
export type BundledFontFaces = z.output<typeof bundledFontFacesSchema>;
/** {@link fontSchema}. @public */
export type ServerFont = z.output<typeof fontSchema>;
/** {@link fontRecordSchema}. @public */
export type FontRecord = z.output<typeof fontRecordSchema>;

export const fontCalls = {
  listFonts: defineCall({
    id: 'listFonts',
    method: 'GET',
    path: '/api/constructor/fonts',
    summary: 'The fonts beyond the built-in ones.',
    permission: builders,
    response: itemsOf(fontSchema),
  }),
  listBundledFonts: defineCall({
    id: 'listBundledFonts',
    method: 'GET',
    path: '/api/constructor/bundled-fonts',
    summary: 'The typefaces bundled with the server, which a brand kit can name.',
    permission: builders,
    response: itemsOf(bundledFontFacesSchema),
  }),
  searchFonts: defineCall({
    id: 'searchFonts',
    method: 'GET',
    path: '/fonts',
    summary: 'The uploaded fonts, for their administration. `search` looks in the families.',
    permission: 'Admin',
    query: listQuery({ sortable: ['family', 'weight', 'createdDate', 'usageCount'], filters: {} }),
    response: listAnswer(fontRecordSchema),
  }),
  addFont: defineCall({
    id: 'addFont',
    method: 'POST',
    path: '/fonts',
    summary:
      'Takes a font file (WOFF2, WOFF, TrueType, OpenType). Family, weight and style are read from the file; another file of the same face adds to its formats. ROLE_ADMIN only.',
    permission: 'Admin',
    body: z.strictObject({
      /** The file, in base64. */
      data: z.base64().min(1).max(maxFontBase64),
      /** The right to publish the font. */
      licenseStatement: textSchema(2000, 10),
    }),
    maxBodyBytes: maxFontBase64 + 16 * 1024,
    response: dataOf(fontRecordSchema),
    invalidates: ['searchFonts', 'listFonts'],
  }),
  deleteFont: defineCall({
    id: 'deleteFont',
    method: 'DELETE',
    path: '/fonts/{id}',
    summary: 'Takes a font off the list; refused (409) while an epack uses its family. ROLE_ADMIN only.',
    permission: 'Admin',
    params: z.object({ id: pathIdSchema }),
    response: doneSchema,
    invalidates: ['searchFonts', 'listFonts'],
  }),
};
