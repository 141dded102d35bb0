import { expect, it } from 'vitest';
import { z } from 'zod';

import { issueMessageId } from './issueMessage.ts';

const idFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueMessageId }).error?.issues[0]?.message;

it('says what a schema found wrong in the words of the product', () => {
  expect(idFor(z.string().min(1), '')).toBe('ui.form.required');
  expect(idFor(z.number(), null)).toBe('ui.form.required');
  expect(idFor(z.string().min(8), 'short')).toBe('ui.form.tooShort');
  expect(idFor(z.string().max(2), 'long')).toBe('ui.form.tooLong');
  expect(idFor(z.email(), 'nobody')).toBe('ui.form.email');
  expect(idFor(z.string().regex(/^\d+$/), 'x')).toBe('ui.form.wrongFormat');
  expect(idFor(z.number().min(3), 1)).toBe('ui.form.tooSmall');
  expect(idFor(z.number().max(3), 9)).toBe('ui.form.tooBig');
  expect(
    idFor(
      z.string().refine(() => false),
      'x',
    ),
  ).toBe('ui.form.invalid');
});
