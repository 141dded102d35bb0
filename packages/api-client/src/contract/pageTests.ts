import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, textSchema } from './fields.ts';
import { productLinkSchema } from './monitor.ts';
import {
  pageCheckFailures,
  pageProblemTypes,
  pageTestFixes,
  pageTestKeys,
  shopPageStates,
  pageTestSteps,
} from './monitorNames.ts';
import { pageCheckWays, pageEvidenceSchema, pageSightSchema } from './pageChecks.ts';

const byToken = z.strictObject({ token: textSchema(100, 1) });

/** A product page to test, with what the page itself may not say. @public */
export const pageTestInputSchema = z.strictObject({
  link: productLinkSchema,
  /** The shop's number at the stream; by default, that of the page's script tag. */
  retailerId: idSchema.nullish(),
  /** The product's codes; by default, those of the page's structured data. */
  ean: textSchema(50).default(''),
  mpn: textSchema(200).default(''),
  brand: textSchema(300).default(''),
});
/** {@link pageTestInputSchema}. @public */
export type PageTestInput = z.input<typeof pageTestInputSchema>;

/** A line to add to a page, or to replace one with. @public */
export const pageTestFixSchema = z.object({ kind: z.enum(pageTestFixes), code: z.string() });

/** A problem of a tested page, named as in the retail manager. @public */
export const pageTestProblemSchema = z.object({
  type: z.enum(pageProblemTypes),
  /** The value on the page; empty if there is none. */
  found: z.string(),
  fixes: z.array(pageTestFixSchema),
});
/** {@link pageTestProblemSchema}. @public */
export type PageTestProblem = z.output<typeof pageTestProblemSchema>;

/** The script tag of a tested page. @public */
export const pageTestTagSchema = z.object({
  src: z.string(),
  retailer: z.string(),
  ean: z.string(),
  mpn: z.string(),
  brand: z.string(),
  mappingId: z.string(),
  locale: z.string(),
  /** The value of `data-consent`. */
  consent: z.string(),
  /** The value of `type`: with any but a script's, browsers don't run the tag, as before consent is given. */
  type: z.string(),
  /** Whether a script of the page adds it, such as a tag manager. */
  isAdded: z.boolean(),
});

/** The result of a page test. @public */
export const pageTestReportSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Why the page could not be read; null if it could. */
  failure: z.enum(pageCheckFailures).nullable(),
  /** The network's answer, such as `HTTP 503`; empty if `failure` says it all. */
  detail: z.string(),
  /** The kind of page at the address; null if the page could not be read. */
  state: z.enum(shopPageStates).nullable(),
  way: z.enum(pageCheckWays).nullable(),
  /** Whether visitors see the content; null if the test could not tell. */
  isShown: z.boolean().nullable(),
  tag: pageTestTagSchema.nullable(),
  /** How many of our script tags the page has. */
  tagCount: z.number().int(),
  /** How many elements for the content the page has. */
  placeCount: z.number().int(),
  /** Whether the shop's server added the content to the HTML. */
  isDrawn: z.boolean(),
  hasTagManager: z.boolean(),
  /** The content security policies in the page's headers and markup. */
  policies: z.array(z.string()),
  /** The directives of those policies that keep files of ours from loading. */
  blocked: z.array(z.string()),
  product: pageEvidenceSchema.shape.product.nullable(),
  /** The published content that the tag names; null if there is none. */
  content: z.object({ name: z.string(), key: z.enum(pageTestKeys) }).nullable(),
  sight: pageSightSchema.nullable(),
  problems: z.array(pageTestProblemSchema),
  /** Lines to change if the page could not be read, or shows no product. */
  fixes: z.array(pageTestFixSchema),
});
/** {@link pageTestReportSchema}. @public */
export type PageTestReport = z.output<typeof pageTestReportSchema>;

/** A page test. @public */
export const pageTestSchema = z.object({
  link: z.string(),
  step: z.enum(pageTestSteps),
  /** How many tests are before it in line. */
  ahead: z.number().int(),
  expiresDate: z.string(),
  /** Null until the test is done. */
  report: pageTestReportSchema.nullable(),
});
/** {@link pageTestSchema}. @public */
export type PageTest = z.output<typeof pageTestSchema>;

export const pageTestCalls = {
  startPageTest: defineCall({
    id: 'startPageTest',
    method: 'POST',
    path: '/page-tests',
    summary:
      'Tests a product page of a shop, for its developers. Returns the token of the result, which is kept for an hour. 429 with Retry-After beyond the limits.',
    permission: 'public',
    body: pageTestInputSchema,
    maxBodyBytes: 8192,
    response: dataOf(z.object({ token: z.string() })),
    invalidates: [],
  }),
  readPageTest: defineCall({
    id: 'readPageTest',
    method: 'POST',
    path: '/page-test',
    summary: 'The progress or the result of a page test, by its token. 404 an hour after its start.',
    permission: 'public',
    body: byToken,
    response: dataOf(pageTestSchema),
    invalidates: [],
  }),
};
