import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const html = (props: Record<string, string | number | boolean>) => draw({ key: 'Youtube', props }).html;

it.each([
  'aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
])('knows the video of %s', (videoId) => {
  expect(html({ videoId })).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"');
});

it('starts where it is told, without controls', () => {
  expect(html({ videoId: 'aqz-KE-bpKQ', startAt: 30, controls: false })).toContain(
    '?rel=0&amp;start=30&amp;controls=0"',
  );
});

it('can run and keep its own data, nothing else', () => {
  expect(html({ videoId: 'aqz-KE-bpKQ', title: 'Bunny' })).toContain(
    'sandbox="allow-scripts allow-same-origin allow-presentation"',
  );
  expect(html({ videoId: 'aqz-KE-bpKQ', title: 'Bunny' })).toContain('title="Bunny" loading="lazy"');
});

it.each(['', '"><script>', 'javascript:alert(1)', 'https://evil.example/', '../../x'])(
  'shows nothing for %j',
  (videoId) => {
    expect(html({ videoId })).not.toContain('<iframe');
  },
);
