import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { maxSaveBytes, sectionNameSchema, wireComponentsSchema } from './epack.ts';
import { epackIdSchema } from './fields.ts';
import { builders } from './permissions.ts';
import { saveReport } from './saveIssues.ts';

const byEpackId = z.object({ id: epackIdSchema });
const address = { lang: sectionNameSchema, template: sectionNameSchema, page: sectionNameSchema };

/** The `data` of a 409: the sent version, the current version, and its revision. @public */
export interface StaleData {
  yours: unknown;
  theirs: unknown;
  revision: number;
  /** The page in question, if the call saves several. */
  page?: { locale: string; template: string; page: string };
}

export const pageCalls = {
  getComponents: defineCall({
    id: 'getComponents',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/components',
    summary: "One page's components, with its revision as ETag. 404 where the page does not exist.",
    permission: builders,
    params: byEpackId,
    query: z.object(address),
    revisioned: true,
    response: dataOf(
      z.object({
        components: wireComponentsSchema,
        templateConfiguration: z.unknown(),
        revision: z.number().int(),
      }),
    ),
  }),
  saveComponents: defineCall({
    id: 'saveComponents',
    method: 'PUT',
    path: '/api/constructor/epackages/{id}/components',
    summary:
      'Saves one page. A null `components` deletes the page, a null `page` the template, a null `template` the locale; the last one stays. Damaged structure is refused, other faults are repaired and listed.',
    permission: builders,
    params: byEpackId,
    body: z.object({
      lang: sectionNameSchema,
      template: sectionNameSchema.nullable(),
      page: sectionNameSchema.nullish(),
      components: wireComponentsSchema.nullish(),
      templateConfiguration: z.unknown().optional(),
    }),
    maxBodyBytes: maxSaveBytes,
    revisioned: true,
    /** `revision` is null after a deletion. */
    response: dataOf(z.object({ revision: z.number().int().nullable(), ...saveReport })),
    invalidates: ['getComponents', 'listPageVersions', 'listDeletedPages', 'listEpacks'],
  }),
};
