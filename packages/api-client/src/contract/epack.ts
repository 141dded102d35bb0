import { z } from 'zod';

import { epackIdSchema, idSchema, namedSchema, textSchema } from './fields.ts';

/** The two types of an epack. @public */
export const epackTypeSchema = z.enum(['sis', 'minisite']);

/** Pages are sent as objects keyed by name, so names that every object already has are reserved. */
const isNameOfObjects = (name: string) => name in Object.prototype || name === 'prototype';

/** The name of a locale, template or page: one segment, usable in a file name. @public */
export const sectionNameSchema = textSchema(100, 1)
  .regex(/^[^/\\<>:"|?*]+$/)
  .refine((name) => !/^\.+$/.test(name) && !isNameOfObjects(name));

/** The position of a page in an epack. @public */
export const pageAddressSchema = z.object({
  locale: sectionNameSchema,
  template: sectionNameSchema,
  page: sectionNameSchema,
});

/**
 * A component on the wire. Checks only the fields that link the tree; the model repairs the others on load,
 * and unknown fields pass through unchanged.
 *
 * @public
 */
export const wireComponentSchema = z.looseObject({
  id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
  parentId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
  order: z.number().nullish(),
  componentKey: textSchema(200).nullish(),
  props: z.record(z.string(), z.unknown()).nullish(),
});

/** The maximum number of components on a page. @public */
export const maxPageComponents = 20_000;

/** The maximum size of a save of an epack or a page, in bytes. @public */
export const maxSaveBytes = 64 * 1024 * 1024;

/** A page's components: flat, linked by `parentId`, ordered by `order`. @public */
export const wireComponentsSchema = z.array(wireComponentSchema).max(maxPageComponents);

/** Components by locale, then template, then page. @public */
export const componentsByPageSchema = z.record(
  sectionNameSchema,
  z.record(sectionNameSchema, z.record(sectionNameSchema, wireComponentsSchema)),
);

/** Text that some callers send as a number. */
function looseTextSchema(max: number) {
  return z.union([textSchema(max), z.number()]);
}

/**
 * The product of an epack. Minisites use `EAN`, `MPN` and `categories`; Shop-in-shop uses `mappingId`.
 *
 * @public
 */
export const productDataSchema = z.looseObject({
  brandName: textSchema(300).nullish(),
  productName: textSchema(500).nullish(),
  EAN: looseTextSchema(50).nullish(),
  MPN: looseTextSchema(200).nullish(),
  mappingId: looseTextSchema(200).nullish(),
  /** Ids, or objects with an id. */
  categories: z.array(z.unknown()).max(1000).nullish(),
});

/** The manifest. @public */
export const manifestSchema = z.looseObject({
  createdDate: textSchema(50).nullish(),
  updatedDate: textSchema(50).nullish(),
  version: looseTextSchema(50).nullish(),
  packageID: looseTextSchema(200).nullish(),
  emsId: textSchema(200).nullish(),
  author: textSchema(300).nullish(),
  tags: z.array(textSchema(300)).max(1000).nullish(),
  productData: productDataSchema.nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** The whole document on the wire. @public */
export const epackDataSchema = z.looseObject({
  type: epackTypeSchema,
  manifest: manifestSchema,
  components: componentsByPageSchema.default({}),
  templateConfiguration: z.unknown().optional(),
  usedFonts: z.array(z.unknown()).optional(),
  dataSources: z.array(z.unknown()).optional(),
  customComponents: z.array(z.unknown()).optional(),
  sizes: z.unknown().optional(),
});

/** The page that was open when the epack was saved. @public */
export const activeEpackageSchema = z.looseObject({
  id: epackIdSchema.nullish(),
  locale: textSchema(100).nullish(),
  template: textSchema(100).nullish(),
  page: textSchema(100).nullish(),
});

/** An epack on the wire. @public */
export const structureSchema = z.object({
  activeEpackage: activeEpackageSchema.default({}),
  epackData: epackDataSchema,
});

/** A page's address and revision; each save adds one to the revision. @public */
export const pageRevisionSchema = pageAddressSchema.extend({ revision: z.number().int().min(0) });

/** The revision of the epack's own data, without its pages; each change adds one. @public */
export const dataRevisionSchema = z.number().int().min(0);

/**
 * The body of a save. `revisions` and `dataRevision` are those the pages and the own data were loaded at. A
 * page changed since then fails with 409 `stale`, own data changed since then with 409 `staleRecord`. Without
 * a revision, the save overwrites.
 *
 * @public
 */
export const saveEpackSchema = z.object({
  structure: structureSchema,
  revisions: z.array(pageRevisionSchema).max(10_000).optional(),
  dataRevision: dataRevisionSchema.optional(),
});

/**
 * The body of an epack's first save. A `creationKey` makes the call safe to retry: a second save with the
 * same key updates the epack created by the first, unless it was saved otherwise in between; then another
 * epack is created.
 *
 * @public
 */
export const createEpackSchema = saveEpackSchema.extend({ creationKey: textSchema(64, 1).optional() });

/** A row of the epack list, with all list fields. @public */
export const epackListItemSchema = z.object({
  id: epackIdSchema,
  publicId: z.string(),
  type: epackTypeSchema,
  name: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  version: z.string(),
  locale: z.string(),
  template: z.string(),
  page: z.string(),
  owner: z.object({ id: idSchema, username: z.string() }),
  license: namedSchema.nullable(),
  brand: z.string(),
  mpn: z.string(),
  ean: z.string(),
  mappingId: z.string(),
  categories: z.array(z.string()),
  customPackageId: z.string(),
  /** The layout of the simple builder the epack was created with; empty for none. */
  layout: z.string(),
  createdDate: z.string(),
  updatedDate: z.string(),
  /** When the current publication was made; null if nothing is published. */
  publishedDate: z.string().nullable(),
  /** Address of a small image of its page, relative to the server; null for a page without images. */
  thumbnail: z.string().nullable(),
  /** The number of open problems on its product pages. */
  problemCount: z.number().int(),
  /** Views of the last thirty days, at all retailers. */
  impressions: z.number().int(),
  /** Names of the people who have it open in the editor now. */
  people: z.array(z.string()),
});

/** {@link wireComponentSchema}. @public */
export type WireComponentData = z.output<typeof wireComponentSchema>;
/** {@link epackDataSchema}. @public */
export type EpackDataWire = z.output<typeof epackDataSchema>;
/** {@link structureSchema}. @public */
export type EpackStructure = z.output<typeof structureSchema>;
/** {@link pageRevisionSchema}. @public */
export type PageRevision = z.output<typeof pageRevisionSchema>;
/** {@link epackListItemSchema}. @public */
export type EpackListItem = z.output<typeof epackListItemSchema>;
