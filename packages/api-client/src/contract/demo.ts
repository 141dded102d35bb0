import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema } from './fields.ts';

/** The steps of the demo's tour, in order. @public */
export const tourSteps = ['shelf', 'open', 'change', 'publish', 'live', 'visit'] as const;

/** A step of the demo's tour. @public */
export type TourStep = (typeof tourSteps)[number];

/** The tour of a demo installation, for one user. @public */
export const tourSchema = z.object({
  /** The package that the tour uses. */
  epack: z.object({ id: epackIdSchema, publicId: z.string(), name: z.string() }),
  /** The path of the package's page in the demo's shop, on this server. */
  shopPath: z.string(),
  /** The steps that the user's permissions allow, in order. */
  steps: z.array(z.enum(tourSteps)),
  /** Those of the steps that were done after `since`, as far as the server can see. */
  doneSteps: z.array(z.enum(tourSteps)),
  /** The time at the server: the `since` of a tour that begins now. */
  now: z.iso.datetime(),
  /** When the demo's data were loaded. Another time means that the demo was reset. */
  loadedDate: z.iso.datetime(),
});
/** {@link tourSchema}. @public */
export type Tour = z.output<typeof tourSchema>;

/** The stages of a demo installation: loading its packages, loading a year of visits, or neither. @public */
export const demoStages = ['packages', 'year', 'ready'] as const;

/** The state of the demo's data. @public */
export const demoStateSchema = z.object({
  stage: z.enum(demoStages),
  /** When the demo's data were loaded, or began to be. */
  loadedDate: z.iso.datetime(),
});
/** {@link demoStateSchema}. @public */
export type DemoState = z.output<typeof demoStateSchema>;

export const demoCalls = {
  getTour: defineCall({
    id: 'getTour',
    method: 'GET',
    path: '/demo/tour',
    summary:
      'The tour of a demo installation, with a published package of the user; 404 elsewhere, and without one.',
    permission: 'User',
    scope: 'any',
    query: z.object({
      /** The package of a tour that has begun; another one is chosen if it is gone. */
      epackId: epackIdSchema.optional(),
      /** When the tour began, as this server told. */
      since: z.iso.datetime().optional(),
    }),
    response: dataOf(tourSchema),
  }),
  getDemoState: defineCall({
    id: 'getDemoState',
    method: 'GET',
    path: '/demo/state',
    summary: 'Whether the data of a demo installation are loaded; ROLE_ADMIN only, 404 elsewhere.',
    permission: 'Admin',
    response: dataOf(demoStateSchema),
  }),
  resetDemo: defineCall({
    id: 'resetDemo',
    method: 'POST',
    path: '/demo/reset',
    summary:
      'Deletes all data of a demo installation and loads those of the first start; ROLE_ADMIN only, 404 elsewhere. ' +
      'The sessions of the demo accounts stay valid. 409 while data are loading.',
    permission: 'Admin',
    response: dataOf(demoStateSchema),
    invalidates: ['getDemoState', 'getTour'],
  }),
};
