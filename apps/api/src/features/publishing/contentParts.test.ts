import { expect, it } from 'vitest';

import { readContentParts } from './contentParts.ts';

it('lists headings, texts, images and videos in reading order', () => {
  const html = `<div data-epack="x"><h2>Six <b>programs</b></h2><p>Rare &amp; done,<br>at once.</p>
    <img src="/a.webp" alt="Grill" width="1200" height="600"><ul><li>One</li><li>Two <a href="#">more</a></li></ul>
    <video src="/v.mp4" poster="/p.webp"></video><img src="/b.webp"></div>`;
  expect(readContentParts(html)).toEqual([
    { kind: 'heading', level: 2, text: 'Six programs' },
    { kind: 'text', text: 'Rare & done, at once.' },
    { kind: 'image', url: '/a.webp', alt: 'Grill', widthPx: 1200, heightPx: 600 },
    { kind: 'text', text: 'One' },
    { kind: 'text', text: 'Two more' },
    { kind: 'video', url: '/v.mp4', posterUrl: '/p.webp' },
    { kind: 'image', url: '/b.webp', alt: '', widthPx: null, heightPx: null },
  ]);
});

it('leaves out controls, scripts and repeated images, and survives deep nesting', () => {
  const html =
    '<button>Next <b>slide</b></button><style>p{}</style>Text<img src="/a"><img src="/a"><form>Name</form>';
  expect(readContentParts(html).map(({ kind }) => kind)).toEqual(['text', 'image']);
  expect(readContentParts('<div>'.repeat(100_000))).toEqual([]);
});
