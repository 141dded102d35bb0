import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { pageAddressSchema } from './epack.ts';
import { epackIdSchema, idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { fileKinds } from './fileKinds.ts';
import { fileIdSchema, fileSchema } from './files.ts';
import { listAnswer, listQuery, wordListSchema } from './list.ts';
import { builders } from './permissions.ts';

const byId = z.object({ id: pathIdSchema });

const nameSchema = textSchema(200, 1).refine((name) => name.trim() !== '');

/** The maximum nesting of folders. @public */
export const maxFolderDepth = 8;

/** A folder of the assets library. @public */
export const assetFolderSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null for a top-level folder. */
  parentId: idSchema.nullable(),
  /** Null for a private folder of its owner. */
  license: namedSchema.nullable(),
  /** Assets directly in the folder. */
  assetCount: z.number().int(),
});

/** A file of the assets library. Uploading the same content twice stores it once. @public */
export const assetSchema = fileSchema.omit({ id: true }).extend({
  id: idSchema,
  /** The stored file, as `getEpack` lists it. */
  fileId: z.string(),
  /** Alternative text; blocks that use the asset copy it. */
  alt: z.string(),
  folderId: idSchema.nullable(),
  license: namedSchema.nullable(),
  createdBy: z.string().nullable(),
  createdDate: z.string(),
  /** The number of epacks that use the asset, among those the user can access. */
  usageCount: z.number().int(),
});

/** An epack that uses an asset, with the pages that show it. @public */
export const assetUsageSchema = z.object({
  epack: z.object({ id: epackIdSchema, name: z.string() }),
  /** Empty if only the epack's own data refers to the asset. */
  pages: z.array(pageAddressSchema),
});

/** The `data` of the 409 `assetInUse`. @public */
export interface AssetInUseData {
  /** The epacks that use the asset, among those the user can access. */
  items: AssetUsage[];
  total: number;
}

/** {@link assetFolderSchema}. @public */
export type AssetFolder = z.output<typeof assetFolderSchema>;
/** {@link assetSchema}. @public */
export type Asset = z.output<typeof assetSchema>;
/** {@link assetUsageSchema}. @public */
export type AssetUsage = z.output<typeof assetUsageSchema>;

const assetReads = ['listAssetFolders', 'listAssets', 'getAsset'] as const;

export const assetCalls = {
  listAssetFolders: defineCall({
    id: 'listAssetFolders',
    method: 'GET',
    path: '/api/constructor/assets/folders',
    summary: 'Every folder of the library, by name; a tree by `parentId`.',
    permission: builders,
    response: listOf(assetFolderSchema),
  }),
  createAssetFolder: defineCall({
    id: 'createAssetFolder',
    method: 'POST',
    path: '/api/constructor/assets/folders',
    summary:
      "Makes a folder. Inside another one it belongs to that one's license, otherwise to `licenseId` or the user's only one.",
    permission: builders,
    body: z.object({ name: nameSchema, parentId: idSchema.nullish(), licenseId: idSchema.optional() }),
    response: dataOf(assetFolderSchema),
    invalidates: assetReads,
  }),
  updateAssetFolder: defineCall({
    id: 'updateAssetFolder',
    method: 'PUT',
    path: '/api/constructor/assets/folders/{id}',
    summary:
      'Renames a folder, or moves it into another one of the same license; a null `parentId` moves it to the top.',
    permission: builders,
    params: byId,
    body: z.strictObject({ name: nameSchema.optional(), parentId: idSchema.nullable().optional() }),
    response: dataOf(assetFolderSchema),
    invalidates: assetReads,
  }),
  deleteAssetFolder: defineCall({
    id: 'deleteAssetFolder',
    method: 'DELETE',
    path: '/api/constructor/assets/folders/{id}',
    summary: 'Deletes an empty folder.',
    permission: builders,
    params: byId,
    response: doneSchema,
    invalidates: assetReads,
  }),
  listAssets: defineCall({
    id: 'listAssets',
    method: 'GET',
    path: '/api/constructor/assets',
    summary:
      'The assets the user reaches, newest first: those of a folder (`none`: of none), or everywhere; `search` looks at names and alternative texts.',
    permission: builders,
    query: listQuery({
      sortable: ['name', 'createdDate', 'sizeBytes', 'createdBy', 'usageCount'],
      filters: {
        folderId: pathIdSchema.or(z.literal('none')).optional(),
        licenses: idListSchema.optional(),
        usage: z.enum(['used', 'unused']).optional(),
        kinds: wordListSchema(fileKinds).optional(),
      },
    }),
    response: listAnswer(assetSchema),
  }),
  addAsset: defineCall({
    id: 'addAsset',
    method: 'POST',
    path: '/api/constructor/assets',
    summary:
      'Puts an uploaded file (`uploadFile`) into the library. A file that is in the license’s library already is answered as it stands there; out of no folder it goes into the one that is named.',
    permission: builders,
    body: z.object({
      fileId: fileIdSchema,
      folderId: idSchema.nullish(),
      name: nameSchema.optional(),
      alt: textSchema(1000).optional(),
      licenseId: idSchema.optional(),
    }),
    response: dataOf(assetSchema),
    invalidates: assetReads,
  }),
  getAsset: defineCall({
    id: 'getAsset',
    method: 'GET',
    path: '/api/constructor/assets/{id}',
    summary: 'One asset.',
    permission: builders,
    params: byId,
    response: dataOf(assetSchema),
  }),
  getAssetUsage: defineCall({
    id: 'getAssetUsage',
    method: 'GET',
    path: '/api/constructor/assets/{id}/usage',
    summary: 'The epacks and pages that show an asset, as far as the user reaches them.',
    permission: builders,
    params: byId,
    response: listAnswer(assetUsageSchema),
  }),
  updateAsset: defineCall({
    id: 'updateAsset',
    method: 'PUT',
    path: '/api/constructor/assets/{id}',
    summary:
      'Renames an asset, gives it an alternative text, or moves it; a null `folderId` moves it out of all folders.',
    permission: builders,
    params: byId,
    body: z.strictObject({
      name: nameSchema.optional(),
      alt: textSchema(1000).optional(),
      folderId: idSchema.nullable().optional(),
      /** An image of the library, to stand for this file; null for the one made by the server, if any. */
      posterFileId: fileIdSchema.nullable().optional(),
    }),
    response: dataOf(assetSchema),
    invalidates: assetReads,
  }),
  deleteAsset: defineCall({
    id: 'deleteAsset',
    method: 'DELETE',
    path: '/api/constructor/assets/{id}',
    summary: 'Takes an asset out of the library; refused while an epack shows it.',
    permission: builders,
    params: byId,
    response: doneSchema,
    invalidates: ['listAssetFolders', 'listAssets'],
  }),
};
