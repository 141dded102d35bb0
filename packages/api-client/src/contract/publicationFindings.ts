import { z } from 'zod';

import { pageAddressSchema } from './epack.ts';

/**
 * A place on a page that has to be fixed before publishing (`error`), deserves a look (`warning`), or can be tidied up
 * (`info`).
 *
 * @public
 */
export const publicationFindingSchema = z.object({
  /** The id of the message, of `@vitrina/block-kit` or `@vitrina/epack-model`. */
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** In the language of the request. */
  message: z.string(),
  page: pageAddressSchema,
  /** Absent for a finding of the whole page. */
  componentId: z.number().int().optional(),
  /** The component's block. */
  componentKey: z.string().optional(),
  /** Path of the value in the component's props, such as `items.0.altText`. */
  prop: z.string().optional(),
  /** The affected size, of a prop that has a value per size. */
  size: z.string().optional(),
});

/** The maximum number of findings in one answer; the most severe come first. @public */
export const maxPublicationFindings = 500;

/** {@link publicationFindingSchema}. @public */
export type PublicationFinding = z.output<typeof publicationFindingSchema>;

/** The `data` of a 400 `contentNotPublishable`: the findings that keep the epack from being published. @public */
export interface ContentNotPublishableData {
  findings: readonly PublicationFinding[];
}
