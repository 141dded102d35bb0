import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';
import { row } from './index.ts';

it('lays its children out in a row', () => {
  expect(draw({ key: 'Row', props: { align: 'end', flexWrap: true, gap: 8 } }).css).toBe(
    '.b1{display:flex;flex-direction:row;align-items:flex-end;flex-wrap:wrap;gap:8px}',
  );
});

it('starts as two columns that stack on the mobile size', () => {
  const { html, css } = draw(row.create());
  expect(html.match(/data-key="Column"/g)).toHaveLength(2);
  expect(css).toContain('@container page (max-width:768px){.b1{flex-direction:column}}');
});
