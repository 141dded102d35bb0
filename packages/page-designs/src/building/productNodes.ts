import { escapeText } from './escapeText.ts';
import type { Ink } from './ink.ts';
import { body, picture, words } from './nodes.ts';
import { type ProductContent, splitLead, splitTitle } from './productContent.ts';
import type { DesignNode } from './sectionDesign.ts';

/** A text of a product, in a style of the type scale. */
export const productWords: typeof words = (ink, textStyle, text, options) =>
  words(ink, textStyle, escapeText(text), options);

/** A benefit or step of a product: a heading, and its text if it has one. */
export function productPoint(
  ink: Ink,
  point: string,
  { textStyle = 'h3', above }: { readonly textStyle?: 'h1' | 'h3'; readonly above?: string } = {},
): readonly DesignNode[] {
  const { title, text } = splitTitle(point);
  const element = textStyle === 'h1' ? 'h2' : 'h3';
  const heading = productWords(ink, textStyle, title, { element, ...(above !== undefined && { above }) });
  return text === '' ? [heading] : [heading, body(ink, escapeText(text))];
}

/** The nth image of a product, cropped to a ratio. An image says what it shows by the name of the product. */
export function productPicture(
  { images, name }: ProductContent,
  index: number,
  ...[ratio, phoneRatio = ratio, props = {}]: Parameters<typeof picture>
): DesignNode {
  return picture(ratio, phoneRatio, { src: images[index] ?? '', alt: altOf(name, index), ...props });
}

function altOf(name: string, index: number): string {
  return index === 0 ? name : `${name}, ${index + 1}`;
}

/** The title of a page. */
export function productTitle(ink: Ink, style: 'display' | 'h1', { name }: ProductContent): DesignNode {
  return productWords(ink, style, name, {
    element: 'h1',
    ...(style === 'display' && { props: { maxWidth: '14em' } }),
  });
}

/** The brand of a product, above its name. */
export function productBrand(ink: Ink, { brand }: ProductContent): readonly DesignNode[] {
  return brand === '' ? [] : [productWords(ink, 'caption', brand, { color: ink.mark, weight: 600 })];
}

/** The first sentence of a product's description, unless it is too long for a lead. */
export function productLead(
  ink: Ink,
  { description }: ProductContent,
  options: Parameters<typeof words>[3] = {},
): readonly DesignNode[] {
  const { lead } = splitLead(description);
  return lead === ''
    ? []
    : [productWords(ink, 'lead', lead, { color: ink.muted, above: '16px', ...options })];
}

/** Returns a product without the lead and images that a first section shows. */
export function leftOfHero(product: ProductContent, imageCount: number): ProductContent {
  return {
    ...product,
    description: splitLead(product.description).rest,
    images: product.images.slice(imageCount),
  };
}
