import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('names its author below the words', () => {
  const { html } = draw({ key: 'Quote', props: { text: 'Five <b>quiet</b> minutes', author: 'Vera' } });
  expect(html).toMatch(/<blockquote[^>]*>.*<strong>quiet<\/strong>.*<\/blockquote><figcaption[^>]*>Vera</);
});

it('has no caption without an author', () => {
  expect(draw({ key: 'Quote', props: { text: 'Words' } }).html).not.toContain('figcaption');
});
