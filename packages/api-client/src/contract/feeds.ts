import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { pathIdSchema, textSchema } from './fields.ts';

/** The file formats of product feeds. @public */
export const feedFormatSchema = z.enum(['csv', 'xml', 'json']);
/** {@link feedFormatSchema}. @public */
export type FeedFormat = z.output<typeof feedFormatSchema>;

/** The address of a retailer's feed, with its own token; null if there is none. @public */
export const feedTokenStateSchema = z
  .object({ createdDate: z.string(), lastUsedDate: z.string().nullable() })
  .nullable();

const byId = z.object({ id: pathIdSchema });

export const feedCalls = {
  downloadFeed: defineCall({
    id: 'downloadFeed',
    method: 'GET',
    path: '/retailers/{id}/feed',
    summary:
      'The products published at a retailer now, of the own licenses: as CSV, or with texts, images and videos as XML or JSON.',
    permission: 'Admin',
    params: byId,
    query: z.object({ format: feedFormatSchema.default('csv') }),
    response: z.unknown(),
    responseKind: 'blob',
  }),
  getFeedToken: defineCall({
    id: 'getFeedToken',
    method: 'GET',
    path: '/retailers/{id}/feed-token',
    summary: 'Whether a retailer has a feed address, since when, and when it was last read. ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    response: dataOf(feedTokenStateSchema),
  }),
  generateFeedToken: defineCall({
    id: 'generateFeedToken',
    method: 'POST',
    path: '/retailers/{id}/feed-token',
    summary:
      "Makes the token of a retailer's feed address and shows it this once; an older one ends at once. ROLE_ADMIN only.",
    permission: 'Admin',
    params: byId,
    response: dataOf(z.object({ token: z.string(), createdDate: z.string() })),
    invalidates: ['getFeedToken'],
  }),
  revokeFeedToken: defineCall({
    id: 'revokeFeedToken',
    method: 'DELETE',
    path: '/retailers/{id}/feed-token',
    summary: "Ends a retailer's feed address. ROLE_ADMIN only.",
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['getFeedToken'],
  }),
  readFeed: defineCall({
    id: 'readFeed',
    method: 'GET',
    path: '/stream/v1/feeds/{token}/{file}',
    summary:
      "A retailer's feed of products, `products.csv`, `products.xml` or `products.json`, for the retailer itself; as `sitemap.xml`, the images and videos of its product pages for search engines. It has an `ETag`.",
    permission: 'public',
    params: z.object({
      token: z.string().regex(/^[\w-]{43}$/),
      file: z.union([
        z.enum(['products.csv', 'products.xml', 'products.json', 'sitemap.xml']),
        /** The parts of a sitemap above 50,000 addresses; `sitemap.xml` lists them. */
        z.string().regex(/^sitemap-[1-9]\d{0,3}\.xml$/),
      ]),
    }),
    query: z.object({
      /**
       * For sitemaps: the shop's pattern of product pages, such as `https://shop.example/p/{ean}`, with `{gtin}`, `{ean}`,
       * `{mpn}`, `{brand}` or `{mappingId}`. Without it, the pages that Vitrina watches are listed.
       */
      page: textSchema(500).optional(),
    }),
    response: z.unknown(),
    responseKind: 'blob',
  }),
};
