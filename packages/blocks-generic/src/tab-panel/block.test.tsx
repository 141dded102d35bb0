import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';
import { tabPanel } from './index.ts';

it('is its title, then what is in it', () => {
  const { html } = draw({ ...tabPanel.create(), props: { title: 'Care' } });
  expect(html).toMatch(
    /^<div [^>]*><p class="TabPanel-title b1-title" data-title="">Care<\/p><div [^>]*><p [^>]*>Text<\/p><\/div><\/div>$/,
  );
});
