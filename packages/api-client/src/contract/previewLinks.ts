import { z } from 'zod';

import { dataOf, doneSchema, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, pathIdSchema } from './fields.ts';
import { builders } from './permissions.ts';

/** How long a shared preview can be opened: a day, 7 days, or 30 days. @public */
export const previewLifetimes = ['day', 'week', 'month'] as const;
/** One of {@link previewLifetimes}. @public */
export type PreviewLifetime = (typeof previewLifetimes)[number];

/** The most preview links of a package that work at the same time. @public */
export const maxPreviewLinks = 50;

/** A link to a package's preview. Its address is shown once, and only the hash of its token is stored. @public */
export const previewLinkSchema = z.object({
  id: z.number().int(),
  /** The username of the person who created the link. */
  createdBy: z.string(),
  createdDate: z.string(),
  endDate: z.string(),
  /** Null until somebody opens the link; correct to a minute. */
  lastOpenedDate: z.string().nullable(),
});

/** {@link previewLinkSchema}. @public */
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** The fields of a new preview link. @public */
export const previewLinkInputSchema = z.strictObject({ lifetime: z.enum(previewLifetimes).default('week') });

const byId = z.object({ id: epackIdSchema });

export const previewLinkCalls = {
  listPreviewLinks: defineCall({
    id: 'listPreviewLinks',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/preview-links',
    summary: "The links to an epack's preview that still work, the newest first.",
    permission: builders,
    params: byId,
    response: itemsOf(previewLinkSchema),
  }),
  createPreviewLink: defineCall({
    id: 'createPreviewLink',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/preview-links',
    summary:
      "Creates a link to an epack's preview and shows its address this once. It ends after its lifetime, and does not open while its author cannot access the epack.",
    permission: builders,
    params: byId,
    body: previewLinkInputSchema,
    response: dataOf(z.object({ id: z.number().int(), url: z.string(), endDate: z.string() })),
    invalidates: ['listPreviewLinks'],
  }),
  revokePreviewLink: defineCall({
    id: 'revokePreviewLink',
    method: 'DELETE',
    path: '/api/constructor/epackages/{id}/preview-links/{linkId}',
    summary: "Ends a link to an epack's preview at once.",
    permission: builders,
    params: byId.extend({ linkId: pathIdSchema }),
    response: doneSchema,
    invalidates: ['listPreviewLinks'],
  }),
};
