import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('plays with controls, and loads only what it needs to', () => {
  const { html } = draw({ key: 'Video', props: { src: '/files/a.mp4', poster: '/files/a.webp' } });
  expect(html).toContain('src="/files/a.mp4" poster="/files/a.webp" aria-label="Video" controls=""');
  expect(html).toContain('playsInline="" preload="metadata"');
  expect(html).not.toMatch(/autoplay|loop|muted/i);
});

it('is mute when it starts by itself', () => {
  const { html } = draw({
    key: 'Video',
    props: { src: '/files/a.mp4', autoplay: 'on', loop: 'on', controls: 'off' },
  });
  expect(html).toContain('loop="" autoPlay="" muted=""');
  expect(html).not.toContain('controls');
});

it('shows captions where there are some', () => {
  const { html } = draw({ key: 'Video', props: { src: '/files/a.mp4', captions: '/files/a.vtt' } });
  expect(html).toContain('<track kind="captions" src="/files/a.vtt" srcLang="en" default=""/>');
});

it('is empty without a file', () => {
  expect(draw({ key: 'Video' }).html).toMatch(/^<figure [^>]*><\/figure>$/);
});
