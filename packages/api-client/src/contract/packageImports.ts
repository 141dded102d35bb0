import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, idSchema, pathIdSchema, textSchema } from './fields.ts';
import { sectionNameSchema } from './epack.ts';
import { listAnswer, listQuery } from './list.ts';
import { builders } from './permissions.ts';

/** The most columns a table of products can have. */
const maxProductColumns = 300;

/**
 * The states of a package in an import. `ready` will be created, `changed` was imported before with other content,
 * `present` was imported before with this content.
 *
 * @public
 */
export const packageImportRowStatusSchema = z.enum([
  'ready',
  'changed',
  'present',
  'created',
  'updated',
  'skipped',
  'failed',
]);

/** A kind of finding in the packages of an import. @public */
export const packageImportFindingSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  /** The key of an unknown block; null for other findings. */
  componentKey: z.string().nullable(),
  count: z.number().int(),
  packageCount: z.number().int(),
  /** Paths of the first packages that have it. */
  examples: z.array(z.string()),
});

/** An import of packages, its progress and what was found in them. @public */
export const packageImportSchema = z.object({
  id: idSchema,
  name: z.string(),
  status: z.enum(['reading', 'checked', 'running', 'done', 'failed']),
  /** The reason of a failed import. */
  message: z.string().nullable(),
  createdDate: z.string(),
  total: z.number().int(),
  counts: z.record(packageImportRowStatusSchema, z.number().int()),
  findings: z.array(packageImportFindingSchema),
});

/** An import in the list of a user's imports. @public */
export const packageImportListItemSchema = packageImportSchema
  .pick({ id: true, name: true, status: true, createdDate: true, total: true })
  .extend({
    /** Packages that were created or updated. */
    doneCount: z.number().int(),
  });

/** A package of an import. @public */
export const packageImportRowSchema = z.object({
  id: idSchema,
  path: z.string(),
  importKey: z.string(),
  name: z.string(),
  status: packageImportRowStatusSchema,
  /** The reason of a failure. */
  message: z.string().nullable(),
  /** Each kind of finding once. An error keeps the package from being published. */
  findings: z.array(z.object({ severity: z.enum(['error', 'warning', 'info']), message: z.string() })),
  epackId: epackIdSchema.nullable(),
});

/** A package of an import as documents that load nothing from the upload. They are hostile: show them in a sandbox. @public */
export const packageImportPreviewSchema = z.object({
  /** The package's first page as it will be rendered; null if it has none. */
  rendered: z.string().nullable(),
  /** The page as the other tool rendered it: `index.html` beside the document; null if the upload has none. */
  original: z.string().nullable(),
});

/**
 * Contents of a column in a table of products. `category`: names or ids of categories. `image`: addresses, or names of files that are uploaded with the table.
 * `specification`: values of the property that the heading names.
 *
 * @public
 */
export const productColumnRoles = [
  'name',
  'brand',
  'ean',
  'mpn',
  'category',
  'tag',
  'description',
  'benefit',
  'step',
  'image',
  'specification',
  'ignored',
] as const;

/** A column of a table of products. @public */
export const productColumnSchema = z.strictObject({
  heading: textSchema(300),
  role: z.enum(productColumnRoles),
});

/** A table of products in an upload. Roles of its columns are guessed from their headings. @public */
export const productTableSchema = z.object({
  /** Each with the first value in it; empty if it has none. */
  columns: z.array(productColumnSchema.extend({ example: z.string() })),
  rowCount: z.number().int(),
});

/** How the products of a table become packages. @public */
export const productPagesSchema = z.strictObject({
  /** Key of a page design. */
  design: textSchema(100, 1),
  /** Locale of the pages: the language of the table. */
  locale: sectionNameSchema,
  /** Ids of categories, and tags, of every product; columns add to them. */
  categories: z.array(textSchema(300)).max(1000).default([]),
  tags: z.array(textSchema(300, 1)).max(1000).default([]),
  /** One per column of the table, in order. */
  columns: z.array(productColumnSchema).min(1).max(maxProductColumns),
});

/** {@link productColumnSchema}. @public */
export type ProductTableColumn = z.output<typeof productColumnSchema>;
/** {@link productTableSchema}. @public */
export type ProductTable = z.output<typeof productTableSchema>;
/** {@link productPagesSchema}. @public */
export type ProductPages = z.output<typeof productPagesSchema>;
/** {@link packageImportSchema}. @public */
export type PackageImport = z.output<typeof packageImportSchema>;
/** {@link packageImportPreviewSchema}. @public */
export type PackageImportPreview = z.output<typeof packageImportPreviewSchema>;
/** {@link packageImportListItemSchema}. @public */
export type PackageImportListItem = z.output<typeof packageImportListItemSchema>;
/** {@link packageImportRowSchema}. @public */
export type PackageImportRow = z.output<typeof packageImportRowSchema>;

const ofUpload = z.strictObject({ uploadId: textSchema(100, 1) });
const byId = z.object({ id: pathIdSchema });

export const packageImportCalls = {
  createPackageImport: defineCall({
    id: 'createPackageImport',
    method: 'POST',
    path: '/api/constructor/imports',
    summary:
      'Reads and checks the packages of a complete resumable upload: a JSON document, or a zip of documents and of downloaded zips. With `products`, a table of products: each row becomes a package. Creates none yet.',
    permission: builders,
    body: ofUpload.extend({ products: productPagesSchema.optional() }),
    response: dataOf(packageImportSchema),
    invalidates: ['listPackageImports'],
  }),
  readProductTable: defineCall({
    id: 'readProductTable',
    method: 'POST',
    path: '/api/constructor/imports/products',
    summary:
      'Reads the columns of a table of products in a complete resumable upload: a CSV or XLSX file, or a zip of one and of images. Nothing is stored.',
    permission: builders,
    scope: 'packages.read',
    body: ofUpload,
    response: dataOf(productTableSchema),
    invalidates: [],
  }),
  listPackageImports: defineCall({
    id: 'listPackageImports',
    method: 'GET',
    path: '/api/constructor/imports',
    summary: 'The imports of the user in the last 30 days, last one first.',
    permission: builders,
    query: listQuery({ sortable: ['name', 'createdDate'], filters: {} }),
    response: listAnswer(packageImportListItemSchema),
  }),
  getPackageImport: defineCall({
    id: 'getPackageImport',
    method: 'GET',
    path: '/api/constructor/imports/{id}',
    summary: 'One import of the user: its progress, and what was found, grouped by kind.',
    permission: builders,
    params: byId,
    response: dataOf(packageImportSchema),
  }),
  listPackageImportRows: defineCall({
    id: 'listPackageImportRows',
    method: 'GET',
    path: '/api/constructor/imports/{id}/packages',
    summary: 'The packages of an import, by their path in the upload.',
    permission: builders,
    params: byId,
    query: listQuery({
      sortable: ['path', 'name', 'status'],
      filters: { status: packageImportRowStatusSchema.optional() },
    }),
    response: listAnswer(packageImportRowSchema),
  }),
  previewPackageImportRow: defineCall({
    id: 'previewPackageImportRow',
    method: 'GET',
    path: '/api/constructor/imports/{id}/packages/{rowId}/preview',
    summary: 'A package of an import as it will be rendered, and as it is rendered in the upload.',
    permission: builders,
    params: byId.extend({ rowId: pathIdSchema }),
    response: dataOf(packageImportPreviewSchema),
  }),
  startPackageImport: defineCall({
    id: 'startPackageImport',
    method: 'POST',
    path: '/api/constructor/imports/{id}/start',
    summary:
      'Creates the packages of a checked import in the background. Packages imported before with other content are skipped, or updated.',
    permission: builders,
    params: byId,
    body: z.strictObject({ changed: z.enum(['skip', 'update']).default('skip') }),
    response: dataOf(packageImportSchema),
    invalidates: ['getPackageImport', 'listPackageImportRows', 'listPackageImports'],
  }),
};
