import { z } from 'zod';

import { idSchema } from './fields.ts';
import { pageCheckFailures, pageProblemTypes } from './monitorNames.ts';

/** The expected and the actual value of one property of a page, as they appear on it. @public */
export const findingSchema = z.object({
  type: z.enum(pageProblemTypes),
  expected: z.string(),
  found: z.string(),
});

/** The observations of a browser on a page. Lengths are CSS pixels of a window 1280 px wide. @public */
export const pageSightSchema = z.object({
  /** Whether visitors can see our content. */
  isShown: z.boolean(),
  /** The state our script reported: `shown`, `none`, `error` or `late`; empty if it reported none. */
  outcome: z.string(),
  /** The visible part of the content; null if it takes up no space. */
  area: z
    .object({ topPx: z.number(), widthPx: z.number(), heightPx: z.number(), pageHeightPx: z.number() })
    .nullable(),
  /** The control that shows the content, such as the name of a tab; empty if it is shown at once. */
  openedBy: z.string(),
  /** The element that hides the content; empty if none does. */
  hiddenBy: z.string(),
  /** Share of the published words that are on the page, from 0 to 1; null if it was not compared. */
  sameWords: z.number().nullable(),
  /** The first published words that are missing on the page. */
  missingWords: z.string(),
  /** Share of the visible content that looks as published, from 0 to 1; null if it was not compared. */
  sameLook: z.number().nullable(),
  /** The directive of the page's content security policy that blocks our files; empty if none does. */
  blockedBy: z.string(),
  /** The first error of our script; empty if it has none. */
  error: z.string(),
  tookMs: z.number().int(),
});

/** How a check judged a page. @public */
export const pageCheckWays = ['html', 'browser', 'htmlOnly', 'browserFailed'] as const;

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
  /**
   * `html` settled it; `browser` was needed; `htmlOnly` and `browserFailed`: a browser was needed, but the server has none
   * or it did not show the page in time.
   */
  way: z.enum(pageCheckWays),
  /** The browser's observations; null if none was used. */
  sight: pageSightSchema.nullable(),
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
/** {@link pageSightSchema}. @public */
export type PageSight = z.output<typeof pageSightSchema>;
/** {@link pageCheckSchema}. @public */
export type PageCheck = z.output<typeof pageCheckSchema>;
/** {@link findingSchema}. @public */
export type Finding = z.output<typeof findingSchema>;
