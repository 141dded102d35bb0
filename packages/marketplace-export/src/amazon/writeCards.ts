import type { Card, Content } from '../content/content.ts';
import type { AmazonImageText, AmazonModule } from './document.ts';
import { imageSizes, type PixelSize } from './images.ts';
import { imageText, noContent, place, type Writing } from './moduleParts.ts';
import { writeLine } from './writeText.ts';

/** Writes cards as the module of their layout: columns, icons or a gallery. */
export function writeCards(content: Content<'cards'>, writing: Writing): AmazonModule | undefined {
  const { note } = writing;
  if (content.layout === 'icons') return quadrantModule(content, writing);
  if (content.layout !== 'columns') return galleryModule(content, writing);
  const isFour = content.items.length > 3;
  const size = isFour ? imageSizes.four : imageSizes.standard;
  const headline = writeLine(content.title, note);
  const [block1, block2, block3, block4] = content.items.map((item) => withoutUrl(item, size, writing));
  const three = {
    ...(headline && { headline }),
    ...(block1 && { block1 }),
    ...(block2 && { block2 }),
    ...(block3 && { block3 }),
  };
  if (!block1 && !block2 && !block3 && !block4) return noContent(content, note);
  if (isFour) {
    const standardFourImageText = { ...three, ...(block4 && { block4 }) };
    return { contentModuleType: 'STANDARD_FOUR_IMAGE_TEXT', standardFourImageText };
  }
  if (content.items.length < 3) {
    note({ ...place(content), code: 'marketplace.amazon.twoColumns', severity: 'warning' });
  }
  return { contentModuleType: 'STANDARD_THREE_IMAGE_TEXT', standardThreeImageText: three };
}

function withoutUrl(card: Card, size: PixelSize, writing: Writing): AmazonImageText | undefined {
  const { componentId, prop } = card.picture;
  if (card.url) writing.note({ code: 'marketplace.linkLost', severity: 'warning', componentId, prop });
  return imageText(card, size, writing);
}

function quadrantModule(content: Content<'cards'>, writing: Writing): AmazonModule | undefined {
  const blocks = content.items.map((item) => imageText(item, imageSizes.quadrant, writing));
  const [block1, block2, block3, block4] = blocks;
  if (content.title.value)
    writing.note({ ...content.title, code: 'marketplace.titleLost', severity: 'warning' });
  if (!blocks.some(Boolean)) return noContent(content, writing.note);
  if (block1 && block2 && block3 && block4) {
    const standardFourImageTextQuadrant = { block1, block2, block3, block4 };
    return { contentModuleType: 'STANDARD_FOUR_IMAGE_TEXT_QUADRANT', standardFourImageTextQuadrant };
  }
  writing.note({
    ...place(content),
    code: 'marketplace.amazon.iconsIncomplete',
    severity: 'error',
    prop: 'items',
  });
  return undefined;
}

function galleryModule(content: Content<'cards'>, writing: Writing): AmazonModule | undefined {
  const { note } = writing;
  const blocks = content.items.flatMap((item) => {
    const block = imageText(item, imageSizes.standard, writing);
    const caption = item.caption && writeLine(item.caption, note);
    return block || caption ? [{ ...(block && { block }), ...(caption && { caption }) }] : [];
  });
  if (content.title.value) note({ ...content.title, code: 'marketplace.titleLost', severity: 'warning' });
  if (blocks.length === 0) return noContent(content, note);
  return { contentModuleType: 'STANDARD_MULTIPLE_IMAGE_TEXT', standardMultipleImageText: { blocks } };
}
