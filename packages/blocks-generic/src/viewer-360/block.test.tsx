import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('shows the first picture, and has the others ready', () => {
  const { html } = draw({
    key: 'Viewer360',
    props: { frames: ['/1.webp', '/2.webp', '/3.webp'], alt: 'Grill' },
  });
  expect(html.match(/data-frame=""/g)).toHaveLength(3);
  expect(html.match(/hidden=""/g)).toHaveLength(2);
  expect(html).toContain('data-label="Grill"');
  expect(html).toMatch(/src="\/1.webp" alt="Grill"/);
  expect(html).toMatch(/src="\/2.webp" alt="" loading="lazy"/);
});

it('leaves out what it may not load', () => {
  const { html } = draw({ key: 'Viewer360', props: { frames: ['', 'javascript:alert(1)', '/3.webp'] } });
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('hidden');
});
