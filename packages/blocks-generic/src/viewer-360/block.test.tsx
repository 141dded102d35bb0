import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const frames = ['/1.webp', '/2.webp', '/3.webp'];

it('shows the first image, and names the others', () => {
  const { html } = draw({ key: 'Viewer360', props: { frames, alt: 'Grill' } });
  expect(html).toContain('data-label="Grill" data-frames="/1.webp /2.webp /3.webp">');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toMatch(/src="\/1.webp" alt="Grill"/);
});

it('names each frame in a width that phones can hold', () => {
  const variants = [
    { src: '/900.webp', widthPx: 900 },
    { src: '/1100.webp', widthPx: 1100 },
    { src: '/1100.avif', widthPx: 1100 },
    { src: '/1416.jpg', widthPx: 1416 },
  ];
  const large = { src: '/1416.webp', widthPx: 1416, heightPx: 900, variants };
  const { html } = draw({ key: 'Viewer360', props: { frames: [large, '/2.webp'] } });
  expect(html).toContain('data-frames="/1100.webp /2.webp"');
});

it('starts, turns and is split as set', () => {
  const props = { frames, rows: 3, startFrame: 2, reverse: true, speed: 8 };
  const { html } = draw({ key: 'Viewer360', props });
  expect(html).toContain('data-start-frame="1" data-rows="3" data-reverse="" data-speed="8"');
  expect(html).toMatch(/src="\/2.webp"/);
});

it('starts with the first image where there is none of the number set', () => {
  const { html } = draw({ key: 'Viewer360', props: { frames, startFrame: 9 } });
  expect(html).not.toContain('data-start-frame');
  expect(html).toMatch(/src="\/1.webp"/);
});

it('leaves out what it may not load', () => {
  const { html } = draw({ key: 'Viewer360', props: { frames: ['', 'javascript:alert(1)', '/3.webp'] } });
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('data-frames');
});
