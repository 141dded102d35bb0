import { templateDraft } from '@vitrina/block-kit';
import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { youtube } from './index.ts';

const html = (props: Record<string, string | number | boolean>) => draw({ key: 'Youtube', props }).html;

it.each([
  'aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
])('knows the video of %s', (videoId) => {
  const drawn = html({ videoId });
  expect(drawn).toContain(
    'data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&amp;autoplay=1"',
  );
  expect(drawn).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" target="_blank" rel="noopener');
});

it('starts where it is told, without controls', () => {
  const drawn = html({ videoId: 'aqz-KE-bpKQ', startAt: 30, controls: false });
  expect(drawn).toContain('&amp;start=30&amp;controls=0"');
  expect(drawn).toContain('watch?v=aqz-KE-bpKQ&amp;t=30s"');
});

it('shows its own poster, and loads nothing from the video’s site', () => {
  const drawn = html({ videoId: 'aqz-KE-bpKQ', poster: '/files/bunny.webp' });
  expect(drawn).toContain('src="/files/bunny.webp" alt=""');
  expect(drawn.match(/ src="/g)).toHaveLength(1);
  expect(html({ videoId: 'aqz-KE-bpKQ' })).not.toMatch(/<iframe|<img| src="/);
});

it.each([
  ['ru', 'Bunny', 'Смотреть видео: Bunny', 'Bunny'],
  ['en', 'Bunny', 'Play video: Bunny', 'Bunny'],
  ['en', '', 'Play video', 'Video'],
])('is named in the page’s language: %s, “%s”', (locale, title, label, frameTitle) => {
  const draft = templateDraft({ key: 'Youtube', props: { videoId: 'aqz-KE-bpKQ', title } }, () => youtube);
  const { html: drawn } = renderBlocks([draft], { ...generic, locale });
  expect(drawn).toContain(`aria-label="${label}"`);
  expect(drawn).toContain(`data-label="${frameTitle}"`);
});

it.each(['', '"><script>', 'javascript:alert(1)', 'https://evil.example/', '../../x'])(
  'shows nothing for %j',
  (videoId) => {
    expect(html({ videoId, poster: '/files/bunny.webp' })).not.toMatch(/<a|<img|vitrina-player/);
  },
);
