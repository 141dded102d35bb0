import { expect, it } from 'vitest';

import { draw } from '../testing/friendly.ts';

it('plays with rounded corners', () => {
  const { html, css } = draw({
    key: 'FriendlyVideo',
    props: { src: '/files/a.mp4', title: 'The grill at work', borderRadius: '20px' },
  });
  expect(html).toContain('<video class="FriendlyVideo-video b1-video" src="/files/a.mp4"');
  expect(css).toContain('--v-radius:20px');
});

it('shows its poster while there is no video', () => {
  const { html } = draw({ key: 'FriendlyVideo', props: { poster: '/files/a.webp', title: 'Grill' } });
  expect(html).toContain('src="/files/a.webp" alt="Grill"');
  expect(html).not.toContain('<video');
});

it.each([
  ['FriendlyYoutube', { videoId: 'aqz-KE-bpKQ' }, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['FriendlyVkVideo', { vkOid: '-123', vkId: '456' }, 'https://vk.com/video_ext.php?oid=-123&amp;id=456'],
])('plays from the site, behind a poster: %s', (key, props, address) => {
  const { html } = draw({ key, props: { ...props, poster: '/files/a.webp' } });
  expect(html).toContain(`<vitrina-player class="${key}-player b1-player" data-player="${address}`);
  expect(html).toContain(`<img class="${key}-poster b1-poster" src="/files/a.webp"`);
});
