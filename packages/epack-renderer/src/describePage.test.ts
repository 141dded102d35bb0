import { expect, it } from 'vitest';

import { describePage } from './describePage.ts';

it.each([
  ['<h1>Grill</h1><p>Six <b>programs</b>, one dish</p>', 'Grill Six programs, one dish'],
  ['<p>5 &lt; 6 &amp; &quot;so&quot; it&#x27;s</p>', '5 < 6 & "so" it\'s'],
  ['<img alt="Grill"/>', ''],
])('says what a page says: %s', (html, text) => {
  expect(describePage({ html })).toBe(text);
});

it('ends with a whole sentence', () => {
  const first = 'The grill senses how thick a steak is and sets time and heat (1.5 cm or 4 cm)! ';
  const html = `<p>${first}</p><p>It says “done”. ${'Then it keeps the steak warm for a while, '.repeat(5)}</p>`;
  expect(describePage({ html })).toBe(`${first}It says “done”.`);
});

it('takes words where a sentence would be too short', () => {
  const text = describePage({ html: `<h1>Hot!</h1><p>${'eight, '.repeat(60)}</p>` });
  expect(text).toMatch(/^Hot! eight, .*eight…$/);
});

it('ends with a whole word', () => {
  const text = describePage({ html: `<p>${'восемь, '.repeat(60)}</p>` });
  expect(text).toMatch(/восемь…$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
