import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { fileSchema } from './files.ts';
import { defineCall } from './call.ts';
import {
  dataRevisionSchema,
  epackListItemSchema,
  epackTypeSchema,
  maxSaveBytes,
  pageRevisionSchema,
  createEpackSchema,
  saveEpackSchema,
  sectionNameSchema,
  structureSchema,
  wireComponentsSchema,
} from './epack.ts';
import { epackIdSchema, idListSchema, idSchema, textSchema } from './fields.ts';
import { bulkAnswer, bulkBody, flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { builders } from './permissions.ts';
import { saveReport } from './saveIssues.ts';

const byEpackId = z.object({ id: epackIdSchema });
const savedSchema = dataOf(
  z.object({
    id: epackIdSchema,
    publicId: z.string(),
    pageIndex: z.array(pageRevisionSchema),
    dataRevision: dataRevisionSchema,
    ...saveReport,
  }),
);

/** The fields `edit-props` can change; absent fields keep their value. @public */
export const epackPropsSchema = z.strictObject({
  name: textSchema(500).optional(),
  brand: textSchema(300).optional(),
  mpn: textSchema(200).optional(),
  ean: textSchema(50).optional(),
  mappingId: textSchema(200).optional(),
  categories: z.array(textSchema(300)).max(1000).optional(),
  tags: z.array(textSchema(300)).max(1000).optional(),
  customPackageId: textSchema(200).optional(),
});
/**
 * The fields that can be changed on several epacks at once; codes of a single product are excluded.
 *
 * @public
 */
export const epackBulkPropsSchema = epackPropsSchema
  .pick({ brand: true, categories: true, tags: true })
  .extend({
    addTags: z.array(textSchema(300, 1)).max(100).optional(),
    removeTags: z.array(textSchema(300, 1)).max(100).optional(),
  });
/** {@link epackBulkPropsSchema}. @public */
export type EpackBulkProps = z.output<typeof epackBulkPropsSchema>;

/** {@link epackPropsSchema}. @public */
export type EpackProps = z.output<typeof epackPropsSchema>;

const epackSortable = [
  'name',
  'type',
  'author',
  'owner',
  'license',
  'brand',
  'mpn',
  'ean',
  'mappingId',
  'customPackageId',
  'version',
  'tags',
  'categories',
  'locale',
  'template',
  'page',
  'createdDate',
  'updatedDate',
  'publishedDate',
] as const;

/** Filters of the list of epacks, and of calls about those it shows. */
export const epackFilters = {
  type: epackTypeSchema.optional(),
  licenses: idListSchema.optional(),
  owners: idListSchema.optional(),
  /** Whether any retailer shows the epack. */
  state: z.enum(['published', 'unpublished']).optional(),
  /** Whether the epack was created with a layout of the simple builder. */
  hasLayout: flagFilterSchema.optional(),
};

/** A deleted epack; it can be restored until it is purged. @public */
export const deletedEpackSchema = epackListItemSchema.extend({
  deletedDate: z.string(),
  deletedBy: z.string(),
  /** When the epack is deleted permanently. */
  purgeDate: z.string(),
});
/** {@link deletedEpackSchema}. @public */
export type DeletedEpack = z.output<typeof deletedEpackSchema>;

const epackReads = ['listEpacks', 'getEpack'] as const;

export const epackCalls = {
  listEpacks: defineCall({
    id: 'listEpacks',
    method: 'GET',
    path: '/api/constructor/epackages',
    summary:
      "The user's epacks, newest change first. The search looks in name, tags, brand, EAN, MPN, mapping id, author and package id; every word of it has to be there.",
    permission: builders,
    query: listQuery({
      sortable: epackSortable,
      filters: {
        'criteria[search]': textSchema(300).optional(),
        'criteria[type]': epackTypeSchema.or(z.literal('')).optional(),
        ...epackFilters,
      },
    }),
    response: listAnswer(epackListItemSchema),
  }),
  getEpack: defineCall({
    id: 'getEpack',
    method: 'GET',
    path: '/api/constructor/epackages/{id}',
    summary:
      'One epack with all its pages; for those who load them one by one, with the one to open (`components=active`), or with none. That is the page it was last edited at or, if it has one in `locale`, its page there.',
    permission: builders,
    params: byEpackId,
    query: z.object({
      components: z.enum(['all', 'active', 'none']).default('all'),
      /** The locale or language that the user prefers, `il_he` or `he`; ignored if the epack does not have it. */
      locale: sectionNameSchema.optional(),
    }),
    response: dataOf(
      z.object({
        structure: structureSchema,
        files: z.array(fileSchema),
        pageIndex: z.array(pageRevisionSchema),
        dataRevision: dataRevisionSchema,
        publicId: z.string(),
      }),
    ),
  }),
  createEpack: defineCall({
    id: 'createEpack',
    method: 'POST',
    path: '/api/constructor/epackages',
    summary:
      'Saves a new epack with the pages it carries. Sent again with the same `creationKey`, it saves the same epack, unless that was saved otherwise since.',
    permission: builders,
    body: createEpackSchema,
    maxBodyBytes: maxSaveBytes,
    response: savedSchema,
    invalidates: epackReads,
  }),
  saveEpack: defineCall({
    id: 'saveEpack',
    method: 'PUT',
    path: '/api/constructor/epackages/{id}',
    summary:
      'Saves an epack and the pages present in `components`; the other pages stay. Damaged structure is refused, other faults are repaired and listed.',
    permission: builders,
    params: byEpackId,
    body: saveEpackSchema,
    maxBodyBytes: maxSaveBytes,
    response: savedSchema,
    invalidates: epackReads,
  }),
  deleteEpack: defineCall({
    id: 'deleteEpack',
    method: 'DELETE',
    path: '/api/constructor/epackages/{id}',
    summary: 'Deletes an epack and takes it off the retailers. It can be restored until it is purged.',
    permission: builders,
    params: byEpackId,
    response: doneSchema,
    invalidates: ['listEpacks', 'getEpack', 'listDeletedEpacks'],
  }),
  listDeletedEpacks: defineCall({
    id: 'listDeletedEpacks',
    method: 'GET',
    path: '/api/constructor/epackages/deleted',
    summary: 'The deleted epacks the user reached, last deleted first.',
    permission: builders,
    query: listQuery({ sortable: ['name', 'brand', 'owner', 'deletedDate'], filters: epackFilters }),
    response: listAnswer(deletedEpackSchema),
  }),
  restoreEpack: defineCall({
    id: 'restoreEpack',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/restore',
    summary: 'Brings a deleted epack back, as it was; it is not published.',
    permission: builders,
    params: byEpackId,
    response: dataOf(epackListItemSchema),
    invalidates: ['listEpacks', 'getEpack', 'listDeletedEpacks'],
  }),
  downloadEpack: defineCall({
    id: 'downloadEpack',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/download',
    summary: 'The epack as a zip that opens without a network.',
    permission: builders,
    params: byEpackId,
    response: z.instanceof(Blob),
    responseKind: 'blob',
  }),
  copyEpack: defineCall({
    id: 'copyEpack',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/copy',
    summary: 'Copies an epack; the copy belongs to the user and is not published.',
    permission: builders,
    params: byEpackId,
    body: z.object({ name: textSchema(500, 1).optional() }).nullish(),
    response: dataOf(z.object({ id: epackIdSchema })),
    invalidates: epackReads,
  }),
  changeEpackOwner: defineCall({
    id: 'changeEpackOwner',
    method: 'PUT',
    path: '/api/constructor/epackages/change-owner',
    summary: 'Gives epacks to another user, all or none.',
    permission: builders,
    body: z.object({ userId: idSchema, epackageIds: z.array(epackIdSchema).min(1).max(1000) }),
    response: dataOf(z.object({ changed: z.number().int() })),
    invalidates: epackReads,
  }),
  editEpackProps: defineCall({
    id: 'editEpackProps',
    method: 'PUT',
    path: '/api/constructor/epackages/{id}/edit-props',
    summary: "Changes an epack's properties without opening it.",
    permission: builders,
    params: byEpackId,
    body: epackPropsSchema,
    response: dataOf(epackListItemSchema),
    invalidates: epackReads,
  }),
  editPropsOfEpacks: defineCall({
    id: 'editPropsOfEpacks',
    method: 'PUT',
    path: '/api/constructor/epackages/edit-props',
    summary:
      'Changes properties of several epacks: of those of `ids`, or of all a list would show for `filter`. One that cannot be changed is refused alone.',
    permission: builders,
    body: bulkBody(epackIdSchema, epackFilters, {
      props: epackBulkPropsSchema,
    }),
    response: bulkAnswer(epackIdSchema),
    invalidates: epackReads,
  }),
  copySection: defineCall({
    id: 'copySection',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/copy-section',
    summary: 'Copies a page of this epack into a page of another, or of the same.',
    permission: builders,
    params: byEpackId,
    body: z.object({
      toId: epackIdSchema,
      fromLang: sectionNameSchema,
      toLang: sectionNameSchema,
      fromTemplate: sectionNameSchema,
      toTemplate: sectionNameSchema,
      fromPage: sectionNameSchema.default('index.html'),
      toPage: sectionNameSchema.default('index.html'),
    }),
    response: dataOf(
      z.object({ components: wireComponentsSchema, revision: z.number().int(), ...saveReport }),
    ),
    invalidates: ['getComponents', 'listPageVersions', 'listDeletedPages', 'listEpacks'],
  }),
};
