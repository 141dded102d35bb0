import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const id = '8d7f9ac2b1e04c5d9f3a6b7c8d9e0f1a';

it.each([id, `https://rutube.ru/video/${id}/`, `https://rutube.ru/play/embed/${id}`])(
  'plays %s',
  (videoId) => {
    const { html } = draw({ key: 'Rutube', props: { videoId } });
    expect(html).toContain(`data-player="https://rutube.ru/play/embed/${id}?autoplay=1" data-label="Video"`);
    expect(html).toContain(`href="https://rutube.ru/video/${id}/"`);
  },
);

it('shows nothing for what is no video', () => {
  expect(draw({ key: 'Rutube', props: { videoId: 'abc"><b>' } }).html).not.toContain('vitrina-player');
});
