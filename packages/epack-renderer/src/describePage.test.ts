import { expect, it } from 'vitest';

import { describePage } from './describePage.ts';

it.each([
  ['<h1>Grill</h1><p>Six <b>programs</b>, one dish</p>', 'Grill Six programs, one dish'],
  ['<p>5 &lt; 6 &amp; &quot;so&quot; it&#x27;s</p>', '5 < 6 & "so" it\'s'],
  ['<img alt="Grill"/>', ''],
])('says what a page says: %s', (html, text) => {
  expect(describePage({ html })).toBe(text);
});

it('ends with a whole word', () => {
  const text = describePage({ html: `<p>${'восемь, '.repeat(60)}</p>` });
  expect(text).toMatch(/восемь…$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
