import { z } from 'zod';

import { idSchema, textSchema } from './fields.ts';

const scopeFields = {
  /** A locale, or a language alone for all its locales; empty for every locale. */
  locale: textSchema(35).default(''),
  /** Empty for packages of every category. */
  categoryIds: z.array(idSchema).max(1000).default([]),
  /** `error`: a page that breaks the rule isn't published. */
  severity: z.enum(['error', 'warning']).default('error'),
};

/** One per line. */
const wordListSchema = textSchema(20_000, 1).refine((words) => words.trim() !== '');

const wordsSchema = z.strictObject({
  ...scopeFields,
  words: wordListSchema,
  /** Shown to the author. */
  reason: textSchema(500).default(''),
});

const limitSchema = (most: number) =>
  z
    .strictObject({
      value: z.number().int().min(1).max(most),
      severity: scopeFields.severity,
    })
    .nullable()
    .default(null);

/**
 * The rules of a company about the content of its packages. In `bannedWords`, `word = replacement` offers a
 * replacement, and `*` at an end of a word stands for any letters. At least one of `requiredWords` must be on the pages
 * of a template. `minImageWidth` is in pixels, `maxPageWeight` in kilobytes
 * (1 000 bytes) of a page's stored files. With `mayIgnore`, authors may ignore findings that are a matter of judgment.
 *
 * @public
 */
export const contentRulesSchema = z.strictObject({
  bannedWords: z.array(wordsSchema).max(100).default([]),
  requiredWords: z.array(wordsSchema).max(100).default([]),
  requiredBlocks: z
    .array(
      z.strictObject({
        ...scopeFields,
        componentKey: textSchema(100, 1),
        template: textSchema(100, 1),
      }),
    )
    .max(100)
    .default([]),
  minImageWidth: limitSchema(20_000),
  maxPageWeight: limitSchema(1_000_000),
  mayIgnore: z.boolean().default(false),
});

/** {@link contentRulesSchema}. @public */
export type ContentRulesWire = z.output<typeof contentRulesSchema>;

/** The rules of a license that has set none. @public */
export const noContentRules: ContentRulesWire = {
  bannedWords: [],
  requiredWords: [],
  requiredBlocks: [],
  minImageWidth: null,
  maxPageWeight: null,
  mayIgnore: false,
};
