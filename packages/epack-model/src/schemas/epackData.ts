import { z } from 'zod';

import { jsonSchema } from './jsonSchema.ts';
import { wireComponentListSchema } from './component.ts';
import { makeSchema } from './makeSchema.ts';

/** @public */
export const epackTypeSchema = /* @__PURE__ */ makeSchema(() => z.enum(['sis', 'minisite']));

/** `sis` (Shop-in-shop) or `minisite`. @public */
export type EpackType = z.infer<typeof epackTypeSchema>;

/**
 * The product of a package. `EAN`, `MPN` and `categories` belong to minisites, `mappingId` to Shop-in-shop.
 *
 * @public
 */
export const productDataSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    brandName: z.string(),
    productName: z.string(),
    EAN: z.string().optional(),
    MPN: z.string().optional(),
    categories: z.array(jsonSchema).optional(),
    mappingId: z.string().optional(),
  }),
);

/** @public */
export type ProductData = z.infer<typeof productDataSchema>;

/** The head of an epack. Dates as `YYYY-MM-DDTHH:mm:ss`; `data` is per locale. @public */
export const manifestSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    createdDate: z.string(),
    updatedDate: z.string(),
    version: z.string(),
    packageID: z.string(),
    emsId: z.string(),
    author: z.string(),
    tags: z.array(z.string()),
    productData: productDataSchema,
    data: z.record(z.string(), z.looseObject({ direction: z.enum(['ltr', 'rtl']).optional() })),
  }),
);

/** @public */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * A font face.
 *
 * @public
 */
export const fontSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    fontFamily: z.string(),
    fontWeight: z.union([z.string(), z.number()]),
    fontStyle: z.string(),
    formats: z.array(jsonSchema).optional(),
  }),
);

/** @public */
export type Font = z.infer<typeof fontSchema>;

/**
 * Rows that dynamic components show.
 *
 * @public
 */
export const dataSourceSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    id: z.union([z.string(), z.number()]),
    items: z.array(z.looseObject({ id: z.union([z.string(), z.number()]), data: jsonSchema })),
  }),
);

/** @public */
export type DataSource = z.infer<typeof dataSourceSchema>;

/** A subtree saved under a name for reuse. @public */
export const customComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    name: z.string(),
    components: wireComponentListSchema,
  }),
);

/** @public */
export type CustomComponent = z.infer<typeof customComponentSchema>;

/** An epack on the wire. @public */
export const epackDataSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    /** The version of the document format; absent in documents older than the first version. */
    formatVersion: z.int().min(0).optional(),
    type: epackTypeSchema,
    manifest: manifestSchema,
    components: z.record(z.string(), z.record(z.string(), z.record(z.string(), wireComponentListSchema))),
    templateConfiguration: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
    usedFonts: z.array(fontSchema),
    dataSources: z.array(dataSourceSchema),
    customComponents: z.array(customComponentSchema),
    sizes: z.looseObject({}).optional(),
  }),
);

/** @public */
export type EpackData = z.infer<typeof epackDataSchema>;
