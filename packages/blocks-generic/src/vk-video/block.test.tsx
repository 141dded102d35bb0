import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('plays by owner, id and access key', () => {
  const { html } = draw({
    key: 'VkVideo',
    props: { vkOid: '-123', vkId: '456', vkHash: 'abcdef0123456789' },
  });
  expect(html).toContain(
    'data-player="https://vk.com/video_ext.php?oid=-123&amp;id=456&amp;hash=abcdef0123456789&amp;autoplay=1"',
  );
  expect(html).toContain('href="https://vk.com/video-123_456"');
});

it('reads the ids from the address of the video’s page', () => {
  const address = 'https://vk.com/video-123_456';
  expect(draw({ key: 'VkVideo', props: { vkOid: address, vkId: address } }).html).toContain(
    'oid=-123&amp;id=456&amp;autoplay=1"',
  );
});

it('shows nothing while the video is not named in full, or named by markup', () => {
  expect(draw({ key: 'VkVideo', props: { vkOid: '-123' } }).html).not.toContain('vitrina-player');
  expect(draw({ key: 'VkVideo', props: { vkOid: '1"><b>', vkId: '2' } }).html).not.toContain(
    'vitrina-player',
  );
});
