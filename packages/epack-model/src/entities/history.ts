import { z } from 'zod';

import { epackChangeSchema } from '../changes/epack/applyEpackChange.ts';
import { pageChangeSchema } from '../changes/pageChange.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

const documentChangeSchema = /* @__PURE__ */ makeSchema(() => z.union([pageChangeSchema, epackChangeSchema]));

/** The history of a page as `@vitrina/history-engine` stores it; validates a stored history. @public */
export const pageHistorySchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    position: z.int().min(0),
    lastChangeTs: z.number(),
    steps: z.array(
      z.looseObject({
        changes: z.array(z.object({ change: documentChangeSchema, inverse: documentChangeSchema })),
      }),
    ),
  }),
);

/** @public */
export type PageHistory = z.infer<typeof pageHistorySchema>;
