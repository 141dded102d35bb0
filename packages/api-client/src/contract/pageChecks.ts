import { z } from 'zod';

import { idSchema } from './fields.ts';
import { pageCheckFailures, pageProblemTypes } from './monitorNames.ts';

/** The expected and the actual value of one property of a page, as they appear on it. @public */
export const findingSchema = z.object({
  type: z.enum(pageProblemTypes),
  expected: z.string(),
  found: z.string(),
});

/** The data a check read from a page. @public */
export const pageEvidenceSchema = z.object({
  /** The page's final address, after redirects. */
  url: z.string(),
  httpStatus: z.number().int(),
  title: z.string(),
  canonical: z.string(),
  isHiddenFromSearch: z.boolean(),
  /** The checked script tag; null if the page has none. */
  embed: z
    .object({
      src: z.string(),
      retailer: z.string(),
      ean: z.string(),
      mpn: z.string(),
      brand: z.string(),
      mappingId: z.string(),
      locale: z.string(),
    })
    .nullable(),
  /** The page's own data about its product. */
  product: z.object({
    gtins: z.array(z.string()),
    mpns: z.array(z.string()),
    brands: z.array(z.string()),
    names: z.array(z.string()),
    skus: z.array(z.string()),
  }),
});

/** One check of a page. @public */
export const pageCheckSchema = z.object({
  id: idSchema,
  date: z.string(),
  tookMs: z.number().int(),
  failure: z.enum(pageCheckFailures).nullable(),
  /** Null if the page could not be read. */
  evidence: pageEvidenceSchema.nullable(),
});

/** {@link pageEvidenceSchema}. @public */
export type PageEvidence = z.output<typeof pageEvidenceSchema>;
/** {@link pageCheckSchema}. @public */
export type PageCheck = z.output<typeof pageCheckSchema>;
/** {@link findingSchema}. @public */
export type Finding = z.output<typeof findingSchema>;
