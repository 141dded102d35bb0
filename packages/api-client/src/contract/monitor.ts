import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { pageCheckFailures, pageProblemTypes, pageStatusCauses, pageStatuses } from './monitorNames.ts';
import { pageCheckSchema } from './pageChecks.ts';
import { pageFilters, pageReads, readsAfterRemoval } from './pageBulk.ts';
import { watchers } from './permissions.ts';

const byId = z.object({ id: pathIdSchema });

/**
 * The address of a product page, as {@link isProductLink} defines it. The server enforces it, except for
 * addresses its configuration exempts.
 *
 * @public
 */
export const productLinkSchema = textSchema(2000, 1)
  .transform((text) => text.trim())
  .refine((text) => URL.canParse(text) && /^https?:/i.test(text));

/** Checks that an address is a full https address with a domain and a product's path. @public */
export function isProductLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return url.hostname.includes('.') && url.pathname.length > 1;
}

/** A problem in lists, without its evidence. @public */
export const openProblemSchema = z.object({
  id: idSchema,
  type: z.enum(pageProblemTypes),
  /** ISO 8601, when it was first found. */
  since: z.string(),
  isAcknowledged: z.boolean(),
});

/** Why a page has its status. @public */
export const statusWhySchema = z.object({
  cause: z.enum(pageStatusCauses),
  /** The problem that keeps visitors from seeing the content; only for the cause `blocked`. */
  problem: z.enum(pageProblemTypes).nullable(),
  /** Why the last check could not read the page; only for the cause `unread`. */
  failure: z.enum(pageCheckFailures).nullable(),
});

const epackOfPageSchema = z.object({ id: epackIdSchema, name: z.string() });

/** A retailer's product page, as the live monitor lists it. @public */
export const monitoredPageSchema = z.object({
  id: idSchema,
  status: z.enum(pageStatuses),
  /** ISO 8601. */
  statusSince: z.string(),
  statusWhy: statusWhySchema,
  retailer: namedSchema,
  license: namedSchema,
  productName: z.string(),
  /** Null if the product page is unknown. */
  link: z.string().nullable(),
  ean: z.string(),
  mpn: z.string(),
  brand: z.string(),
  /** The retailer's spelling of the brand; counts as the brand. */
  brandAlias: z.string(),
  retailerSku: z.string(),
  /** The epack that belongs on the page. */
  mapping: epackOfPageSchema.nullable(),
  /** Whether the mapped epack is published to this retailer. */
  isActive: z.boolean(),
  isInStock: z.boolean(),
  reason: z.object({ id: idSchema, name: z.string(), note: z.string(), sentDate: z.string() }).nullable(),
  isChecked: z.boolean(),
  /** When the page was last read; null if never. */
  lastVisited: z.string().nullable(),
  /** Why the last attempt to read the page failed; null if it succeeded. */
  checkFailure: z.enum(pageCheckFailures).nullable(),
  problems: z.array(openProblemSchema),
  /** Views of the content on this page in the last seven days. */
  impressions: z.number().int(),
  revision: z.number().int(),
});

/** A product page with its history. @public */
export const monitoredPageDetailSchema = monitoredPageSchema.extend({
  /** The expected values of the page's script tag, to compare with the evidence. */
  expected: z.object({
    retailer: z.string(),
    domains: z.array(z.string()),
    scriptOrigins: z.array(z.string()),
    ean: z.string(),
    mpn: z.string(),
    brands: z.array(z.string()),
    mappingId: z.string(),
  }),
  /** Latest first. */
  statusHistory: z.array(
    z.object({
      status: z.enum(pageStatuses),
      since: z.string(),
      until: z.string().nullable(),
      /** Why the page got the status; null for periods before causes were recorded. */
      why: statusWhySchema.nullable(),
      /** The views of the seven days before. */
      views: z.number().int(),
    }),
  ),
  /** Open problems first, then resolved ones; latest first. */
  problemHistory: z.array(
    openProblemSchema.extend({
      clearedDate: z.string().nullable(),
      expected: z.string(),
      found: z.string(),
      owner: z.object({ id: idSchema, username: z.string() }).nullable(),
    }),
  ),
  /** Latest first. */
  checks: z.array(pageCheckSchema),
  /** When the page's screenshot was taken; null if there is none. See `getPageShot`. */
  shotDate: z.string().nullable(),
});

/** An epack that may belong on a page, with the codes it matched by. @public */
export const mappingSuggestionSchema = epackOfPageSchema.extend({
  matchedBy: z.array(z.enum(['mappingId', 'ean', 'mpn'])),
});

const pageFields = {
  link: productLinkSchema.nullable(),
  productName: textSchema(500),
  ean: textSchema(50),
  mpn: textSchema(200),
  brand: textSchema(300),
  brandAlias: textSchema(300),
  retailerSku: textSchema(200),
};

/** A product page to watch. Without a link, it represents a product whose page is not known yet. @public */
export const newPageSchema = z
  .strictObject({ retailerId: idSchema, licenseId: idSchema })
  .extend(z.object(pageFields).partial().shape);

/** The fields of a product page that can change; absent fields keep their value. @public */
export const pageChangeSchema = z
  .strictObject({ ...pageFields, epackId: epackIdSchema.nullable(), isInStock: z.boolean() })
  .partial();

const pageSortable = [
  'status',
  'productName',
  'retailer',
  'license',
  'retailerSku',
  'brandAlias',
  'mapping',
  'reason',
  'link',
  'lastVisited',
  'isChecked',
  'impressions',
] as const;

/** {@link monitoredPageSchema}. @public */
export type MonitoredPage = z.output<typeof monitoredPageSchema>;
/** {@link statusWhySchema}. @public */
export type StatusWhy = z.output<typeof statusWhySchema>;
/** {@link monitoredPageDetailSchema}. @public */
export type MonitoredPageDetail = z.output<typeof monitoredPageDetailSchema>;
/** {@link mappingSuggestionSchema}. @public */
export type MappingSuggestion = z.output<typeof mappingSuggestionSchema>;
/** {@link newPageSchema}, as a caller writes it. @public */
export type NewPage = z.input<typeof newPageSchema>;
/** {@link pageChangeSchema}, as a caller writes it. @public */
export type PageChange = z.input<typeof pageChangeSchema>;
export const monitorCalls = {
  listMonitoredPages: defineCall({
    id: 'listMonitoredPages',
    method: 'GET',
    path: '/live-monitor',
    summary:
      "Product pages of the user's licenses and retailers. `search` looks in product name, link, EAN, MPN, retailer SKU and brand.",
    permission: watchers,
    query: listQuery({ sortable: pageSortable, filters: pageFilters }),
    response: listAnswer(monitoredPageSchema),
  }),
  getMonitoredPage: defineCall({
    id: 'getMonitoredPage',
    method: 'GET',
    path: '/live-monitor/pages/{id}',
    summary:
      'One product page with the history of its status, its problems and its checks; its revision as ETag.',
    permission: watchers,
    params: byId,
    revisioned: true,
    response: dataOf(monitoredPageDetailSchema),
  }),
  getPageShot: defineCall({
    id: 'getPageShot',
    method: 'GET',
    path: '/live-monitor/pages/{id}/shot',
    summary: 'What the page looked like when the last check found a problem; WebP. 404 where there is none.',
    permission: watchers,
    params: byId,
    response: z.instanceof(Blob),
    responseKind: 'blob',
  }),
  addMonitoredPage: defineCall({
    id: 'addMonitoredPage',
    method: 'POST',
    path: '/live-monitor/pages',
    summary:
      'Watches a product page. It is mapped at once where exactly one epack has its keys, and checked.',
    permission: watchers,
    body: newPageSchema,
    response: dataOf(monitoredPageSchema),
    invalidates: pageReads,
  }),
  changeMonitoredPage: defineCall({
    id: 'changeMonitoredPage',
    method: 'PUT',
    path: '/live-monitor/pages/{id}',
    summary:
      "Changes a product page. Mapping, stock and brand alias each need the group's live monitor option of that name.",
    permission: watchers,
    params: byId,
    body: pageChangeSchema,
    revisioned: true,
    response: dataOf(monitoredPageSchema),
    invalidates: pageReads,
  }),
  deleteMonitoredPage: defineCall({
    id: 'deleteMonitoredPage',
    method: 'DELETE',
    path: '/live-monitor/pages/{id}',
    summary: 'Stops watching a product page, and forgets its history.',
    permission: watchers,
    params: byId,
    response: doneSchema,
    invalidates: readsAfterRemoval,
  }),
  suggestMappings: defineCall({
    id: 'suggestMappings',
    method: 'GET',
    path: '/live-monitor/pages/{id}/suggestions',
    summary: 'Epacks that may belong on a page, by mapping id, EAN and MPN; the most alike first.',
    permission: watchers,
    params: byId,
    response: listOf(mappingSuggestionSchema),
  }),
  activateEpackOnPage: defineCall({
    id: 'activateEpackOnPage',
    method: 'PUT',
    path: '/live-monitor/pages/{id}/activation',
    summary:
      "Publishes the mapped epack to the page's retailer, or takes it off; needs the group's option and its right to publish.",
    permission: watchers,
    params: byId,
    body: z.strictObject({ isActive: z.boolean() }),
    response: dataOf(monitoredPageSchema),
    invalidates: pageReads,
  }),
  sendPageReason: defineCall({
    id: 'sendPageReason',
    method: 'PUT',
    path: '/live-monitor/pages/{id}/reason',
    summary: 'Notes why a page is not live; its status is Reason sent until the reason is removed.',
    permission: watchers,
    params: byId,
    body: z.strictObject({ reasonId: idSchema, note: textSchema(2000).default('') }),
    response: dataOf(monitoredPageSchema),
    invalidates: pageReads,
  }),
  removePageReason: defineCall({
    id: 'removePageReason',
    method: 'DELETE',
    path: '/live-monitor/pages/{id}/reason',
    summary: 'Removes the reason; the status is what the last check found.',
    permission: watchers,
    params: byId,
    response: dataOf(monitoredPageSchema),
    invalidates: pageReads,
  }),
};
