import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { compareLooks, cutContent } from './contentImage.ts';
import { toContent } from './toContent.ts';

const size = { width: 400, height: 200 };

async function draw(inner: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${Object.entries(size)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

const circle = '<circle cx="100" cy="100" r="60" fill="#c00"/>';

describe('images of content', () => {
  it.each([
    ['the same', circle, 1, 1],
    ['with edges a pixel away', '<circle cx="101" cy="100" r="60" fill="#c00"/>', 0.97, 1],
    ['half covered', `${circle}<rect width="200" height="200" fill="#00f"/>`, 0.45, 0.55],
    ['all covered', '<rect width="400" height="200" fill="#00f"/>', 0, 0.05],
  ])('are compared: %s', async (_what, inner, least, most) => {
    const same = await compareLooks(await draw(circle), await draw(inner));
    expect(same).toBeGreaterThanOrEqual(least);
    expect(same).toBeLessThanOrEqual(most);
  });

  it('show the part of the content that the page does not clip', async () => {
    const screenshot = { jpeg: await draw(circle), area: { left: 0, top: 1000, ...size } };
    const content = toContent({
      outcome: 'shown',
      blocked: [],
      publicId: 'public',
      text: 'Beans',
      hasMedia: false,
      hiddenBy: '',
      box: { left: 40, top: 1050, width: 300, height: 100 },
      whole: { left: 20, top: 1000, width: 320 },
      pageHeight: 2000,
    });
    const image = await cutContent(screenshot, content);
    expect(image).toMatchObject({
      part: { left: 20, top: 50, width: 300, height: 100 },
      contentWidthPx: 320,
    });
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ width: 300, height: 100 });
  });
});
