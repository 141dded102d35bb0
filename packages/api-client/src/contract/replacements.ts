import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackFilters } from './epacks.ts';
import { epackIdSchema, idSchema, pathIdSchema, textSchema } from './fields.ts';
import { epackTypeSchema, sectionNameSchema } from './epack.ts';
import { listAnswer, listQuery, selectionBody } from './list.ts';
import { builders } from './permissions.ts';

/**
 * The subject of a replacement: words in the texts of blocks, the address of an image, the address of a link, blocks of
 * one kind, or any other value of a block's property, such as a color or a token of the brand kit.
 *
 * @public
 */
export const replacementKindSchema = z.enum(['text', 'image', 'link', 'block', 'value']);

/** The text or value to find, and its replacement. @public */
export const replacementCriteriaSchema = z
  .strictObject({
    kind: replacementKindSchema,
    find: textSchema(2000, 1),
    /** Empty removes a text; other kinds need a value. */
    replace: textSchema(2000),
    /** For texts. */
    matchCase: z.boolean().default(false),
    /** For texts. */
    wholeWord: z.boolean().default(false),
    /** Pages in these locales only. */
    locales: z.array(sectionNameSchema).max(100).optional(),
    /** Pages of these templates only. */
    templates: z.array(sectionNameSchema).max(100).optional(),
  })
  .refine(({ kind, replace }) => kind === 'text' || replace !== '', { path: ['replace'] });

/**
 * The states of an epack in a replacement. `found` has hits, `applied` has at least one replaced hit, in `left` the
 * user keeps all, `changed` was edited since it was searched and stays as it is.
 *
 * @public
 */
export const replacementRowStatusSchema = z.enum([
  'waiting',
  'found',
  'none',
  'applying',
  'applied',
  'left',
  'changed',
  'undoing',
  'undone',
  'failed',
]);

/** A replacement in many epacks. @public */
export const replacementSchema = z.object({
  id: idSchema,
  criteria: replacementCriteriaSchema,
  createdDate: z.string(),
  total: z.number().int(),
  counts: z.record(replacementRowStatusSchema, z.number().int()),
  /** Hits of all epacks. */
  hitCount: z.number().int(),
  /** Hits that stay as they are by the user's choice. */
  leftCount: z.number().int(),
  isRepublishing: z.boolean(),
});

/** A place where a replacement found what it looks for. @public */
export const replacementHitSchema = z.object({
  /** Unique in the epack. */
  key: z.string(),
  locale: z.string(),
  template: z.string(),
  page: z.string(),
  component: z.object({
    componentKey: z.string(),
    displayName: z.string(),
    customName: z.string().optional(),
  }),
  /** The property; null if the block itself is replaced. */
  prop: z.string().nullable(),
  /** Without markup, shortened around the first place. */
  before: z.string(),
  after: z.string(),
  /** Whether the user keeps it. */
  isLeft: z.boolean(),
  /** Whether the page was edited after the search, so that the hit was skipped. */
  isSkipped: z.boolean(),
});

/** An epack of a replacement. @public */
export const replacementRowSchema = z.object({
  id: idSchema,
  epackId: epackIdSchema,
  name: z.string(),
  type: epackTypeSchema,
  thumbnail: z.string().nullable(),
  status: replacementRowStatusSchema,
  /** The reason of a failure, of the replacement or of the publication after it. */
  message: z.string().nullable(),
  hits: z.array(replacementHitSchema),
});

/** {@link replacementKindSchema}. @public */
export type ReplacementKind = z.output<typeof replacementKindSchema>;
/** {@link replacementCriteriaSchema}. @public */
export type ReplacementCriteria = z.output<typeof replacementCriteriaSchema>;
/** {@link replacementSchema}. @public */
export type Replacement = z.output<typeof replacementSchema>;
/** {@link replacementHitSchema}. @public */
export type ReplacementHit = z.output<typeof replacementHitSchema>;
/** {@link replacementRowSchema}. @public */
export type ReplacementRow = z.output<typeof replacementRowSchema>;

const byId = z.object({ id: pathIdSchema });
const reads = ['listReplacements', 'getReplacement', 'listReplacementRows'] as const;
const contentReads = ['listEpacks', 'getEpack', 'getComponents'] as const;

/** Calls that find and replace across epacks. */
export const replacementCalls = {
  createReplacement: defineCall({
    id: 'createReplacement',
    method: 'POST',
    path: '/api/constructor/replacements',
    summary:
      'Looks for something in many epacks in the background: in those of `ids`, or in all a list would show for `filter`. Changes no page. 404 without any epack.',
    permission: builders,
    body: selectionBody(epackIdSchema, epackFilters, { criteria: replacementCriteriaSchema }),
    response: dataOf(replacementSchema),
    invalidates: ['listReplacements'],
  }),
  listReplacements: defineCall({
    id: 'listReplacements',
    method: 'GET',
    path: '/api/constructor/replacements',
    summary: 'The replacements of the user in the last 30 days, last one first.',
    permission: builders,
    query: listQuery({ sortable: ['createdDate'], filters: {} }),
    response: listAnswer(replacementSchema),
  }),
  getReplacement: defineCall({
    id: 'getReplacement',
    method: 'GET',
    path: '/api/constructor/replacements/{id}',
    summary:
      'One replacement of the user, with its progress. Epacks that the user can no longer reach do not count.',
    permission: builders,
    params: byId,
    response: dataOf(replacementSchema),
  }),
  listReplacementRows: defineCall({
    id: 'listReplacementRows',
    method: 'GET',
    path: '/api/constructor/replacements/{id}/packages',
    summary: 'The epacks of a replacement that have hits, by name, each hit before and after.',
    permission: builders,
    params: byId,
    query: listQuery({
      sortable: ['name'],
      filters: { status: replacementRowStatusSchema.optional() },
    }),
    response: listAnswer(replacementRowSchema),
  }),
  chooseReplacementHits: defineCall({
    id: 'chooseReplacementHits',
    method: 'PUT',
    path: '/api/constructor/replacements/{id}/packages/{rowId}',
    summary: 'Stores the choice of hits in an epack: `left` are the keys of those that stay as they are.',
    permission: builders,
    params: byId.extend({ rowId: pathIdSchema }),
    body: z.strictObject({ left: z.array(textSchema(1000, 1)).max(10_000) }),
    response: dataOf(replacementSchema),
    invalidates: reads,
  }),
  applyReplacement: defineCall({
    id: 'applyReplacement',
    method: 'POST',
    path: '/api/constructor/replacements/{id}/apply',
    summary:
      'Replaces the chosen hits of all epacks in the background. A page that was edited after the search stays as it is, and its hits are listed as skipped. With `isRepublishing`, published epacks are published again where they are shown. Applying again changes nothing.',
    permission: builders,
    params: byId,
    body: z.strictObject({ isRepublishing: z.boolean() }),
    response: dataOf(replacementSchema),
    invalidates: [...reads, ...contentReads],
  }),
  undoReplacement: defineCall({
    id: 'undoReplacement',
    method: 'POST',
    path: '/api/constructor/replacements/{id}/undo',
    summary:
      'Takes back an applied replacement in all epacks in the background. A page that was edited since stays as it is.',
    permission: builders,
    params: byId,
    response: dataOf(replacementSchema),
    invalidates: [...reads, ...contentReads],
  }),
} as const;
