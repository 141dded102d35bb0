import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { maxSaveBytes, sectionNameSchema, wireComponentsSchema } from './epack.ts';
import { epackIdSchema, jsonValueSchema } from './fields.ts';
import { builders } from './permissions.ts';

const byEpackId = z.object({ id: epackIdSchema });
const address = { lang: sectionNameSchema, template: sectionNameSchema, page: sectionNameSchema };

/** The marketplaces a page can be exported to. @public */
export const contentMarketplaceSchema = z.enum(['ozon', 'amazon', 'mvideo']);

/** One of {@link contentMarketplaceSchema}. @public */
export type ContentMarketplace = z.output<typeof contentMarketplaceSchema>;

/**
 * A part of a page or of a document that could not be converted. `code` is a message id of
 * `@vitrina/marketplace-export`.
 *
 * @public
 */
export const marketplaceIssueSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  componentId: z.number().int().optional(),
  /** Path of the value in the component's props: `items.0.altText`. */
  prop: z.string().optional(),
  /** The place in a document, as a JSON Pointer. */
  path: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** {@link marketplaceIssueSchema}. @public */
export type MarketplaceIssueData = z.output<typeof marketplaceIssueSchema>;

const pixelSizeSchema = z.object({ widthPx: z.number().int(), heightPx: z.number().int() });

/**
 * An image to upload to the marketplace before the document, with its placeholder id in the document.
 *
 * @public
 */
export const marketplaceUploadSchema = z.object({
  uploadDestinationId: z.string(),
  src: z.string(),
  size: pixelSizeSchema,
  crop: pixelSizeSchema.extend({ xPx: z.number().int(), yPx: z.number().int() }).nullable(),
  componentId: z.number().int(),
  prop: z.string(),
});

/** A page in a marketplace's format. @public */
export const marketplaceExportSchema = z.object({
  marketplace: contentMarketplaceSchema,
  /** A file name for the document. */
  fileName: z.string(),
  /** Null if no part of the page can be exported. */
  document: jsonValueSchema,
  uploads: z.array(marketplaceUploadSchema),
  issues: z.array(marketplaceIssueSchema),
});

/** {@link marketplaceExportSchema}. @public */
export type MarketplaceExport = z.output<typeof marketplaceExportSchema>;

export const marketplaceContentCalls = {
  exportForMarketplace: defineCall({
    id: 'exportForMarketplace',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/marketplaces/{marketplace}',
    summary: 'One saved page as a marketplace takes it, with a report of what does not carry over.',
    permission: builders,
    params: byEpackId.extend({ marketplace: contentMarketplaceSchema }),
    query: z.object(address),
    response: dataOf(marketplaceExportSchema),
  }),
  importOzonContent: defineCall({
    id: 'importOzonContent',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/marketplaces/ozon/content',
    summary:
      "Reads Ozon's rich content, as JSON or its text, into a page: in place of what is there, or after it. 400 where it is none.",
    permission: builders,
    params: byEpackId,
    body: z.object({
      ...address,
      document: jsonValueSchema,
      mode: z.enum(['replace', 'append']).default('replace'),
    }),
    maxBodyBytes: maxSaveBytes,
    revisioned: true,
    response: dataOf(
      z.object({
        revision: z.number().int(),
        components: wireComponentsSchema,
        issues: z.array(marketplaceIssueSchema),
      }),
    ),
    invalidates: [],
  }),
};
