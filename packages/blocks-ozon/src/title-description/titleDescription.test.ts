import { expect, it } from 'vitest';

import { draw } from '../testing/ozon.ts';

it('takes Ozon’s padding and gap for its own', () => {
  const { css } = draw({ key: 'OzonTitleDescription', props: { theme: 'primary', gap: 's', padding: 2 } });
  expect(css).toContain('--v-gap:8px;--v-padding:40px');
  expect(css).toContain('background-color:#005bff');
  expect(css).not.toMatch(/[{;]padding/);
});

it('follows the alignment of its text', () => {
  const { css } = draw({ key: 'OzonTitleDescription', props: { textAlign: 'center' } });
  expect(css).toContain('text-align:center;--v-align:center');
});
