import { expect, test } from 'vitest';

import { hasFormatting, toPlainText } from './plainHtml.ts';

test('the assistant is given the words alone', () => {
  expect(toPlainText('One <strong>two</strong> &amp; three')).toBe('One two & three');
  expect(hasFormatting('One <strong>two</strong>')).toBe(true);
  expect(hasFormatting('One &amp; two')).toBe(false);
});
