import { z } from 'zod';

import { dataOf, emptySchema } from './answers.ts';
import { defineCall } from './call.ts';
import { textSchema } from './fields.ts';

/** One page of a publication. `html` and `css` are paths relative to the pointer's `base`. @public */
export interface StreamPage {
  html: string;
  css: string;
  /** Custom elements the page needs; if empty, no further script is loaded. */
  elements: string[];
  fonts: StreamFont[];
  /** Fonts of the visitor that take the room of `fonts` while they load; a later one precedes an earlier one. */
  fallbackFonts?: StreamFallbackFont[];
  /** Height in px to reserve per size, so that nothing moves when the page loads. */
  heights: { desktop?: number; laptop?: number; tablet?: number; mobile?: number };
  /** Heights by width, ascending, if a browser measured them during publishing; more exact than `heights`. */
  measured?: MeasuredHeight[];
  /**
   * The path of the product's JSON-LD for search engines, relative like `html`. Absent from publications of
   * older releases.
   */
  jsonLd?: string;
}

/** A width, and the height of a page at that width, in px. @public */
export type MeasuredHeight = [widthPx: number, heightPx: number];

/** A font face a page declares in the shop's document; `url` is relative to the pointer's `base`. @public */
export interface StreamFont {
  family: string;
  weight: string;
  style: string;
  url: string;
  /** The characters it is loaded for, as in CSS; undefined for all. */
  unicodeRange?: string;
}

/** A font of the visitor, made as wide and as high as one that is loading. Values are those of CSS `@font-face`. @public */
export interface StreamFallbackFont {
  family: string;
  weight: string;
  /** Its names on different systems. */
  local: string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  unicodeRange?: string;
}

/**
 * The small file per retailer and product key that names the current publication. `base` and the file itself
 * are relative to the server's root, two levels above embed.js's folder.
 *
 * @public
 */
export interface StreamPointer {
  version: 1;
  publicId: string;
  publication: string;
  base: string;
  defaultLocale: string;
  defaultTemplate: string;
  /** By locale, then template: each template's index page. */
  pages: Record<string, Record<string, StreamPage>>;
}

/**
 * The file per retailer that tells whether looking up a product can find a pointer, at `i/{retailer}/coverage-1.json`.
 *
 * @public
 */
export interface StreamCoverage {
  version: 1;
  /**
   * The hashes of the keys of all published products, ascending and without repetitions: the first one, then the
   * difference of each to the one before.
   */
  gaps: number[];
}

/** The maximum size of a beacon request, in bytes. @public */
export const maxBeaconBytes = 4096;

/** An event on a retailer's page. `miss`: the script ran, but there was no package. @public */
export const beaconSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['view', 'inview', 'interaction', 'miss', 'error']),
  /** Milliseconds since 1970, by the visitor's clock. */
  ts: z.number().int().min(0).max(8_640_000_000_000_000),
  retailer: z.union([textSchema(100, 1), z.number().int()]),
  publicId: textSchema(100).nullish(),
  publication: textSchema(100).nullish(),
  ean: textSchema(50).nullish(),
  mpn: textSchema(200).nullish(),
  brand: textSchema(300).nullish(),
  locale: textSchema(35).nullish(),
  block: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
  /** For a time in view, the whole time of the view so far. */
  ms: z.number().min(0).max(86_400_000).nullish(),
  /**
   * For a view, the height of the page: its `html`, the size it was shown at, and its height at that size.
   */
  page: textSchema(100).nullish(),
  size: z.enum(['desktop', 'laptop', 'tablet', 'mobile']).nullish(),
  heightPx: z.number().int().min(0).max(100_000).nullish(),
  /** The key of the product page: a hash of its host and path; absent from older scripts. */
  pageKey: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .nullish(),
  /** The view that a time in view or an interaction belongs to; absent from older scripts. */
  view: z.uuid().nullish(),
  /** The token of the view, from `openView`; without one, the view is not verified. */
  token: textSchema(100).nullish(),
  /** `none`: counted without an identifier of the visitor. */
  consent: z.literal('none').nullish(),
});

/** One beacon or a batch of them. @public */
export const beaconsSchema = z.union([beaconSchema, z.array(beaconSchema).min(1).max(50)]);

/** A view about to be shown. @public */
export const openedViewSchema = z.object({
  id: z.uuid(),
  retailer: beaconSchema.shape.retailer,
});

/** {@link beaconSchema}. @public */
export type StreamBeacon = z.input<typeof beaconSchema>;

/** The product whose content is requested, with the attributes of the script tag. */
const productQuery = z.object({
  retailer: textSchema(100, 1),
  mappingId: textSchema(300).optional(),
  ean: textSchema(50).optional(),
  brand: textSchema(300).optional(),
  mpn: textSchema(200).optional(),
  locale: textSchema(35).optional(),
  template: textSchema(100).optional(),
});

const describedQuery = productQuery.extend({
  /** The `@id` of the shop's own schema.org Product, which the JSON-LD adds to. */
  productId: textSchema(2000, 1).optional(),
});

/** A part of a page, in reading order. Addresses are absolute. @public */
export const contentPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int().min(1).max(6), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('image'),
    url: z.string(),
    /** Empty for an image that only decorates. */
    alt: z.string(),
    widthPx: z.number().int().nullable(),
    heightPx: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('video'), url: z.string(), posterUrl: z.string().nullable() }),
]);
/** {@link contentPartSchema}. @public */
export type ContentPart = z.output<typeof contentPartSchema>;

/** The published content of a product without its layout, for apps and shops that show it themselves. @public */
export const streamContentSchema = z.object({
  publicId: z.string(),
  publication: z.string(),
  locale: z.string(),
  template: z.string(),
  parts: z.array(contentPartSchema),
});
/** {@link streamContentSchema}. @public */
export type StreamContent = z.output<typeof streamContentSchema>;

export const streamCalls = {
  getStreamHtml: defineCall({
    id: 'getStreamHtml',
    method: 'GET',
    path: '/stream/v1/html',
    summary:
      "What the script tag would show, for shops that add it on their own server: HTML with a declarative shadow root. With `productId`, also JSON-LD that adds to the shop's own Product.",
    permission: 'public',
    query: describedQuery,
    response: z.unknown(),
    responseKind: 'blob',
  }),
  getStreamContent: defineCall({
    id: 'getStreamContent',
    method: 'GET',
    path: '/stream/v1/content',
    summary:
      'The published content of a product as data: headings, texts, images and videos in reading order.',
    permission: 'public',
    query: productQuery,
    response: dataOf(streamContentSchema),
  }),
  getStreamJsonLd: defineCall({
    id: 'getStreamJsonLd',
    method: 'GET',
    path: '/stream/v1/json-ld',
    summary:
      "The published product as JSON-LD: a schema.org Product with its GS1 Digital Link, or with `productId` what it adds to the shop's own Product.",
    permission: 'public',
    query: describedQuery,
    response: z.unknown(),
    responseKind: 'blob',
  }),
  openView: defineCall({
    id: 'openView',
    method: 'POST',
    path: '/stream/v1/views',
    summary: 'Returns the token of a view that a page is about to show; with it, its beacons are verified.',
    permission: 'public',
    body: openedViewSchema,
    bodyKind: 'text',
    maxBodyBytes: 1024,
    response: dataOf(z.object({ token: z.string() })),
    invalidates: [],
  }),
  sendBeacons: defineCall({
    id: 'sendBeacons',
    method: 'POST',
    path: '/stream/v1/events',
    summary: "Stores what happened on a retailer's page; an id sent twice counts once.",
    permission: 'public',
    body: beaconsSchema,
    bodyKind: 'text',
    maxBodyBytes: maxBeaconBytes,
    response: emptySchema,
    responseKind: 'empty',
    invalidates: [],
  }),
};
