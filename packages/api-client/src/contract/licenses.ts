import { z } from 'zod';

import { dataOf, doneSchema, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { brandKitSchema } from './brandKit.ts';
import { contentRulesSchema } from './contentRules.ts';
import {
  epackIdSchema,
  idListSchema,
  idSchema,
  nameTextSchema,
  namedSchema,
  pathIdSchema,
} from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** A row of the license list for administrators. @public */
export const licenseListItemSchema = namedSchema.extend({
  retailerCount: z.number().int(),
  groupCount: z.number().int(),
  epackCount: z.number().int(),
  revision: z.number().int(),
});

/** A license with its connections. @public */
export const licenseSchema = namedSchema.extend({
  retailers: z.array(namedSchema),
  categories: z.array(namedSchema),
  brands: z.array(namedSchema),
  groups: z.array(namedSchema),
  contentRules: contentRulesSchema,
  /** Null: pages have the plain look. */
  brandKit: brandKitSchema.nullable(),
  revision: z.number().int(),
});

/**
 * The fields of a license that administrators set. `categoryIds` are the roots of its category trees.
 *
 * @public
 */
export const licenseInputSchema = z.strictObject({
  name: nameTextSchema(200),
  retailerIds: z.array(idSchema).max(10_000).default([]),
  categoryIds: z.array(idSchema).max(10_000).default([]),
  /** Left out: unchanged; for a new license, none. */
  contentRules: contentRulesSchema.optional(),
  /** Left out: unchanged; null: the plain look. */
  brandKit: brandKitSchema.nullable().optional(),
});

/** The fields of a brand kit, by path. @public */
export const kitFields = [
  'colors.text',
  'colors.muted',
  'colors.accent',
  'colors.onAccent',
  'colors.surface',
  'colors.contrast',
  'colors.onContrast',
  'headingFont',
  'textFont',
  'typeScale',
  'corners',
  'spacing',
  'shadow',
  'maxWidth',
  'voice',
] as const;

/** The brand kit of a license since it was changed. @public */
export const kitVersionSchema = z.object({
  id: z.number().int(),
  /** Null: the plain look. */
  kit: brandKitSchema.nullable(),
  /** Null for a kit saved before there were versions, or if the user is deleted. */
  savedBy: z.string().nullable(),
  savedDate: z.string(),
  /** The fields that differ from the version before; none if that one or this one is the plain look. */
  changed: z.array(z.enum(kitFields)),
});

/** A page in the look of a brand kit. @public */
export const kitPreviewSchema = z.object({
  /** The package of the page; null for a designed page. */
  name: z.string().nullable(),
  /** The page as a document. */
  html: z.string(),
  /** The published packages that would look different, the first 20 by name. */
  changed: z.object({
    items: z.array(z.object({ id: epackIdSchema, name: z.string() })),
    total: z.number().int(),
  }),
});

/** The packages of a license that shops show in another look than that of its brand kit. @public */
export const oldLooksSchema = z.object({
  /** Whether they are being published in the look of the kit. */
  isRunning: z.boolean(),
  /** The first of them by name, at most 20. */
  items: z.array(
    z.object({
      id: epackIdSchema,
      name: z.string(),
      publishedDate: z.string(),
      retailers: z.array(namedSchema),
    }),
  ),
  total: z.number().int(),
});

const byId = z.object({ id: pathIdSchema });

/** {@link licenseListItemSchema}. @public */
export type LicenseListItem = z.output<typeof licenseListItemSchema>;
/** {@link licenseSchema}. @public */
export type License = z.output<typeof licenseSchema>;
/** {@link kitVersionSchema}. @public */
export type KitVersion = z.output<typeof kitVersionSchema>;
/** {@link kitFields}. @public */
export type KitField = (typeof kitFields)[number];
/** {@link kitPreviewSchema}. @public */
export type KitPreview = z.output<typeof kitPreviewSchema>;
/** {@link oldLooksSchema}. @public */
export type OldLooks = z.output<typeof oldLooksSchema>;
/** {@link licenseInputSchema}. @public */
export type LicenseInput = z.output<typeof licenseInputSchema>;

const licenseReads = [
  'getContentRules',
  'getBrandKit',
  'getOldLooks',
  'listKitVersions',
  'searchLicenses',
  'getLicense',
  'listLicenses',
  'listLicenseInfo',
] as const;

export const licenseCalls = {
  searchLicenses: defineCall({
    id: 'searchLicenses',
    method: 'GET',
    path: '/licenses',
    summary: 'Licenses, for their administration. `search` looks in the name.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name', 'retailerCount', 'groupCount', 'epackCount'],
      filters: { retailers: idListSchema.optional() },
    }),
    response: listAnswer(licenseListItemSchema),
  }),
  getLicense: defineCall({
    id: 'getLicense',
    method: 'GET',
    path: '/licenses/{id}',
    summary: 'One license, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(licenseSchema),
  }),
  createLicense: defineCall({
    id: 'createLicense',
    method: 'POST',
    path: '/licenses',
    summary: 'A new license; ROLE_ADMIN only.',
    permission: 'Admin',
    body: licenseInputSchema,
    response: dataOf(licenseSchema),
    invalidates: licenseReads,
  }),
  updateLicense: defineCall({
    id: 'updateLicense',
    method: 'PUT',
    path: '/licenses/{id}',
    summary: 'Changes a license; ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    body: licenseInputSchema,
    revisioned: true,
    response: dataOf(licenseSchema),
    invalidates: licenseReads,
  }),
  previewKit: defineCall({
    id: 'previewKit',
    method: 'POST',
    path: '/licenses/{id}/kit-preview',
    summary:
      'The page of a license that was published last, or a designed one, as it would be with a brand kit; changes nothing.',
    permission: 'Admin',
    scope: 'administration.read',
    params: byId,
    body: z.strictObject({ brandKit: brandKitSchema.nullable() }),
    response: dataOf(kitPreviewSchema),
    invalidates: [],
  }),
  listKitVersions: defineCall({
    id: 'listKitVersions',
    method: 'GET',
    path: '/licenses/{id}/kit-versions',
    summary:
      'The last 50 versions of the brand kit of a license, the newest first. To restore one, save its kit with `updateLicense`.',
    permission: 'Admin',
    params: byId,
    response: itemsOf(kitVersionSchema),
  }),
  getOldLooks: defineCall({
    id: 'getOldLooks',
    method: 'GET',
    path: '/licenses/{id}/old-looks',
    summary: 'The packages of a license that shops show in another look than that of its brand kit.',
    permission: 'Admin',
    params: byId,
    response: dataOf(oldLooksSchema),
  }),
  republishOldLooks: defineCall({
    id: 'republishOldLooks',
    method: 'POST',
    path: '/licenses/{id}/old-looks/republish',
    summary:
      'Publishes these packages as they were published, in the look of the brand kit, in the background; ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    response: dataOf(oldLooksSchema),
    invalidates: ['getOldLooks'],
  }),
  deleteLicense: defineCall({
    id: 'deleteLicense',
    method: 'DELETE',
    path: '/licenses/{id}',
    summary: 'Deletes a license; 409 while it has epacks or groups. ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['searchLicenses', 'listLicenses', 'listLicenseInfo'],
  }),
};
