import { z } from 'zod';

import { pageAddressSchema, pageRevisionSchema } from './epack.ts';

/**
 * A fault of saved content. In the answer to a save: what the server repaired, or stored although a publication
 * would refuse it. In the `data` of a refused save: why nothing was stored.
 *
 * @public
 */
export const saveIssueSchema = z.object({
  /** The id of the message, of `@vitrina/epack-model` or of this package. */
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** In the language of the request. */
  message: z.string(),
  componentId: z.number().int().optional(),
  /** Absent for a fault of the epack's own data. */
  page: pageAddressSchema.optional(),
  /** The place as a JSON Pointer: in the page's list of components, or in `epackData` without a page. */
  path: z.string().optional(),
  values: z.record(z.string(), z.unknown()).optional(),
});

/** The maximum number of issues in one answer. @public */
export const maxSaveIssues = 200;

/**
 * A version saved by another user that a save without a revision replaced. It is kept and can be restored.
 *
 * @public
 */
export const replacedPageSchema = pageRevisionSchema.extend({ savedBy: z.string(), savedDate: z.string() });

/** Fields of the answer to every save, besides the new revisions. */
export const saveReport = {
  issues: z.array(saveIssueSchema).max(maxSaveIssues),
  /** The number of all issues, of which `issues` has the most severe. */
  issueCount: z.number().int(),
  replaced: z.array(replacedPageSchema),
};

/** {@link saveIssueSchema}. @public */
export type SaveIssue = z.output<typeof saveIssueSchema>;
/** {@link replacedPageSchema}. @public */
export type ReplacedPage = z.output<typeof replacedPageSchema>;

/** The `data` of a 400 that refuses a damaged page. @public */
export interface DamagedPageData {
  issues: readonly SaveIssue[];
  issueCount: number;
}
