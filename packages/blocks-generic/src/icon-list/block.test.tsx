import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';
import { iconNames } from './iconNames.ts';
import { iconNodes } from './iconNodes.ts';
import { iconList } from './index.ts';

it('draws its icons in the page, silent for screen readers', () => {
  const { html } = draw(iconList.create());
  expect(html.match(/<li /g)).toHaveLength(3);
  expect(html.match(/<svg [^>]*stroke="currentColor"[^>]*aria-hidden="true">/g)).toHaveLength(3);
  expect(html).toContain('>Six programmes</p>');
  expect(html).not.toContain('<img');
});

it('is one column on phones, with its icons beside the words', () => {
  const { css } = draw(iconList.create());
  expect(css).toContain('--icons-columns:3;--icons-direction:column');
  expect(css).toMatch(/max-width:768px\)\{\.b1\{--icons-columns:1;--icons-direction:row\}/);
});

it('takes colors of the brand', () => {
  const { css } = draw({ key: 'IconList', props: { iconColor: 'var(--kit-accent)', iconSize: '40px' } });
  expect(css).toContain('--icons-size:40px');
  expect(css).toContain('--icons-color:var(--kit-accent)');
});

it('shows a check instead of an icon that it does not have', () => {
  const { html } = draw({ key: 'IconList', props: { items: [{ icon: 'unicorn', title: 'One', text: '' }] } });
  const [, check] = iconNodes.check[0] ?? [];
  expect(html).toContain(`d="${check?.d}"`);
});

it.each(iconNames)('has a drawing of %s', (name) => {
  expect(draw({ key: 'IconList', props: { items: [{ icon: name, title: 'One', text: '' }] } }).html).toMatch(
    /<svg [^>]*>(?:<(?:path|circle|rect|line|ellipse|polyline|polygon) [^>]*>(?:<\/\w+>)?)+<\/svg>/,
  );
});
