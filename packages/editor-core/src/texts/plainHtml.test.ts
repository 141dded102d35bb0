import { expect, test } from 'vitest';

import { hasFormatting, toHtml, toPlainText } from './plainHtml.ts';

test('the assistant is given the words alone', () => {
  expect(toPlainText('One <strong>two</strong> &amp; three')).toBe('One two & three');
  expect(hasFormatting('One <strong>two</strong>')).toBe(true);
  expect(hasFormatting('One &amp; two')).toBe(false);
});

test('what comes back is text, whatever it looks like', () => {
  expect(toHtml('a < b\nc & <b>d</b>')).toBe('a &lt; b<br>c &amp; &lt;b&gt;d&lt;/b&gt;');
});
