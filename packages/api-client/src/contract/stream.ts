import { z } from 'zod';

import { emptySchema } from './answers.ts';
import { defineCall } from './call.ts';
import { textSchema } from './fields.ts';

/** One page of a publication. `html` and `css` are paths relative to the pointer's `base`. @public */
export interface StreamPage {
  html: string;
  css: string;
  /** Custom elements the page needs; none, and no further script is loaded. */
  elements: string[];
  fonts: StreamFont[];
  /** Height in px to reserve per size, so that nothing jumps when the page arrives. */
  heights: { desktop?: number; laptop?: number; tablet?: number; mobile?: number };
}

/** A font face a page declares in the shop's document; `url` is relative to the pointer's `base`. @public */
export interface StreamFont {
  family: string;
  weight: string;
  style: string;
  url: string;
}

/**
 * The small file per retailer and product key that says which publication is shown. `base` and the file itself are
 * relative to the server's root, two levels above embed.js's folder.
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

/** The most one beacon request may weigh, in bytes. @public */
export const maxBeaconBytes = 4096;

/** One thing that happened on a retailer's page. `miss`: the script was there, a package was not. @public */
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
  /** `none`: counted without anything that tells visitors apart. */
  consent: z.literal('none').nullish(),
});

/** One beacon or a batch of them. @public */
export const beaconsSchema = z.union([beaconSchema, z.array(beaconSchema).min(1).max(50)]);

/** {@link beaconSchema}. @public */
export type StreamBeacon = z.input<typeof beaconSchema>;

export const streamCalls = {
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
  }),
};
