import { kitColor } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('shows its text on the accent of the brand', () => {
  const { html, css } = draw({ key: 'Badge', props: { text: '<New>', shape: 'pill' } });
  expect(html).toContain('>&lt;New&gt;</span>');
  expect(css).toContain(`background-color:${kitColor('accent')};border-radius:999px`);
});
