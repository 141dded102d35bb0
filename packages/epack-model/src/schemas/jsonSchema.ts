import { z } from 'zod';

import type { Json } from '../json.ts';
import { makeSchema } from './makeSchema.ts';

/** Any JSON value. */
export const jsonSchema: z.ZodType<Json> = /* @__PURE__ */ makeSchema(() => z.json());
