import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('shows a page without its own origin', () => {
  const { html, css } = draw({ key: 'Iframe', props: { src: 'https://maps.example/shop', title: 'Map' } });
  expect(html).toContain('src="https://maps.example/shop" title="Map" loading="lazy"');
  expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"');
  expect(css).toBe('.b1{height:400px}');
});

it.each(['http://maps.example/', 'javascript:alert(1)', 'data:text/html,x', '/panel'])(
  'refuses %s',
  (src) => {
    expect(draw({ key: 'Iframe', props: { src } }).html).not.toContain('<iframe');
  },
);
