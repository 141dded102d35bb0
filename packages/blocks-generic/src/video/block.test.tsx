import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('plays with controls, and loads only its poster', () => {
  const { html } = draw({ key: 'Video', props: { src: '/files/a.mp4', poster: '/files/a.webp' } });
  expect(html).toContain('src="/files/a.mp4" poster="/files/a.webp"');
  expect(html).toContain('aria-label="Video" controls="" playsInline="" preload="none"');
  expect(html).not.toMatch(/autoplay|loop|muted|vitrina-video/i);
});

it('takes the poster in a width that fits', () => {
  const variants = [
    { src: '/files/m.webp', widthPx: 900 },
    { src: '/files/l.webp', widthPx: 1100 },
    { src: '/files/l.avif', widthPx: 1100 },
  ];
  const poster = { src: '/files/a.webp', widthPx: 1416, heightPx: 800, variants };
  const { html } = draw({ key: 'Video', props: { src: '/files/a.mp4', poster } });
  expect(html).toContain('poster="/files/l.webp"');
});

it.each([
  [
    { src: '/files/a.mp4', widthPx: 320, heightPx: 176 },
    'width="320" height="176" style="aspect-ratio:320/176"',
  ],
  ['/files/a.mp4', 'width="16" height="9" style="aspect-ratio:16/9"'],
])('keeps the shape of %j while nothing is loaded', (src, space) => {
  expect(draw({ key: 'Video', props: { src } }).html).toContain(space);
});

it('leaves the start to its script when it plays by itself, mute, with controls until then', () => {
  const { html } = draw({
    key: 'Video',
    props: { src: '/files/a.mp4', autoplay: 'on', loop: 'on', controls: 'off' },
  });
  expect(html).toContain('data-autoplay="" data-controls="off"><video');
  expect(html).toContain('loop="" controls="" muted=""');
  expect(html).not.toContain('autoPlay');
});

it('has captions in the language of the page, on no request before it plays', () => {
  const captions = '/files/a.vtt';
  const { html } = draw({ key: 'Video', props: { src: '/files/a.mp4', captions } });
  expect(html).toContain('<track kind="captions" src="/files/a.vtt" srcLang="en" label="English"/>');
  expect(html).toContain('crossorigin="anonymous"');
  expect(html).toContain('<vitrina-video');
});

it('plays another site’s video that has captions of ours', () => {
  const { html } = draw({ key: 'Video', props: { src: 'https://cdn.example/a.mp4', captions: '/a.vtt' } });
  expect(html).not.toContain('crossorigin');
});

it('is empty without a file', () => {
  expect(draw({ key: 'Video' }).html).toMatch(/^<figure [^>]*><\/figure>$/);
});
