import { z } from 'zod';

import type { Json } from '../json.ts';

/** Any JSON value. */
export const jsonSchema: z.ZodType<Json> = /* @__PURE__ */ z.json();
