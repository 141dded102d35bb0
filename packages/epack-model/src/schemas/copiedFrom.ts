import { z } from 'zod';
import { makeSchema } from './makeSchema.ts';

/**
 * Where a component was copied from, and what its source said then: kept with the copy, so that later changes of the
 * source can be told from changes of the copy.
 *
 * @public
 */
export const copiedFromSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    locale: z.string(),
    template: z.string(),
    page: z.string(),
    /** Id of the source on its page. */
    id: z.int().min(1),
    /** `hashValue` of each property of the source when it was last taken over; a property without values has none. */
    props: z.record(z.string(), z.string()),
    /** `hashValue` of the source's text each translated text was made from, by the text's path. */
    texts: z.record(z.string(), z.string()).optional(),
    /** The highest id of the source page when it was copied: what has a higher one came later. */
    upTo: z.int().min(1).optional(),
    /** Ids of blocks that came to the source page later and that this page does without. */
    leftOut: z.array(z.int().min(1)).optional(),
  }),
);

/** {@link copiedFromSchema}. @public */
export type CopiedFrom = Readonly<z.infer<typeof copiedFromSchema>>;
