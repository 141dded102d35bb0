import { expect, test } from 'vitest';

import { toStoredHtml } from './richTextHtml.ts';

test('one paragraph is stored as its content', () => {
  expect(toStoredHtml('<p>One <strong>two</strong></p>')).toBe('One <strong>two</strong>');
  expect(toStoredHtml('<p></p>')).toBe('');
});

test('several paragraphs and lists stay as they are', () => {
  expect(toStoredHtml('<p>One</p><p>Two</p>')).toBe('<p>One</p><p>Two</p>');
  expect(toStoredHtml('<ul><li><p>One</p></li></ul>')).toBe('<ul><li><p>One</p></li></ul>');
});
