import { z } from 'zod';

import { emptySchema } from './answers.ts';
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
  ms: z.number().min(0).max(86_400_000).nullish(),
  /**
   * For a view, the height of the page: its `html`, the size it was shown at, and its height at that size.
   */
  page: textSchema(100).nullish(),
  size: z.enum(['desktop', 'laptop', 'tablet', 'mobile']).nullish(),
  heightPx: z.number().int().min(0).max(100_000).nullish(),
  /** `none`: counted without an identifier of the visitor. */
  consent: z.literal('none').nullish(),
});

/** One beacon or a batch of them. @public */
export const beaconsSchema = z.union([beaconSchema, z.array(beaconSchema).min(1).max(50)]);

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

export const streamCalls = {
  getStreamHtml: defineCall({
    id: 'getStreamHtml',
    method: 'GET',
    path: '/stream/v1/html',
    summary:
      'What the script tag would show, for shops that put it into their pages on their own side: HTML with a declarative shadow root, and the product as JSON-LD for search engines.',
    permission: 'public',
    query: productQuery,
    response: z.unknown(),
    responseKind: 'blob',
  }),
  getStreamJsonLd: defineCall({
    id: 'getStreamJsonLd',
    method: 'GET',
    path: '/stream/v1/json-ld',
    summary: 'The published product as JSON-LD (schema.org Product with its GS1 Digital Link).',
    permission: 'public',
    query: productQuery,
    response: z.unknown(),
    responseKind: 'blob',
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
