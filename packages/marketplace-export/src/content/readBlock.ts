import type { Asset, BlockValues, StandardBlockKey } from '@vitrina/block-catalogue';

import type { Card, Content, ContentKind, ContentKinds, Picture } from './content.ts';
import type { BlockReader } from './pageReader.ts';

/** A block's content without its place. */
type Unplaced<Kind extends ContentKind = ContentKind> = {
  [Each in Kind]: ContentKinds[Each] & { readonly kind: Each };
}[Kind];

type Read<Values> = (block: BlockReader<Values>) => Unplaced;

type Cards = `${'Ozon' | 'Amazon' | 'Friendly'}${'Icons' | 'MultipleImageText'}`;
const cards =
  (layout: ContentKinds['cards']['layout']): Read<BlockValues<Cards>> =>
  (block) => ({
    kind: 'cards',
    layout,
    title: block.field('title', block.values.title),
    items: block.cards(block.values.items),
  });

type Stories = `${'Ozon' | 'Friendly'}${'SingleLeftImage' | 'SingleRightImage'}`;
const story =
  (side: 'left' | 'right'): Read<BlockValues<Stories>> =>
  (block) => ({ kind: 'story', side, ...block.card(block.values) });

const pictureWithText: Read<BlockValues<'OzonSingleImage' | 'FriendlyPictureWithText'>> = (block) => ({
  kind: 'story',
  side: block.values.textPosition,
  ...block.card(block.values),
});

const ozonPicture =
  (
    hasMargins: boolean,
  ): Read<BlockValues<'OzonPicture' | 'OzonPictureWithMargins' | 'OzonPictureWithoutMargins'>> =>
  (block) => {
    const { src, altText, url, width, objectFit } = block.values;
    return {
      kind: 'picture',
      picture: block.picture('src', src, 'altText', altText),
      url,
      width,
      hasMargins: hasMargins || objectFit === 'contain',
      isLogo: false,
    };
  };

/** An image over the whole width, for blocks that show more than an image on a page. */
const wholePicture = (picture: Picture): Unplaced => ({
  kind: 'picture',
  picture,
  url: '',
  width: 'full',
  hasMargins: true,
  isLogo: false,
});

const list: Read<BlockValues<'OzonTextList' | 'FriendlyTextList'>> = (block) => ({
  kind: 'list',
  title: block.field('title', block.values.title),
  items: block.cards(block.values.items),
  theme: block.values.theme,
});

const facts: Read<BlockValues<'FactStrip' | 'Marquee'>> = (block) => ({
  kind: 'list',
  title: block.field('title', ''),
  items: block.values.items.map(({ title, image, altText }, index) =>
    block.card({ title, text: [], image, altText }, `items.${index}.`),
  ),
  theme: block.values.items.every(({ image }) => image) ? 'image' : 'bullet',
});

const comparison: Read<
  BlockValues<'OzonComparisonChart' | 'AmazonComparisonChart' | 'FriendlyComparisonChart'>
> = (block) => ({
  kind: 'comparison',
  title: block.field('title', block.values.title),
  products: block.values.products.map((product, index) => ({
    picture: block.picture(
      `products.${index}.image`,
      product.image,
      `products.${index}.altText`,
      product.altText,
    ),
    title: block.field(`products.${index}.title`, product.title),
    ...('asin' in product && {
      asin: block.field(`products.${index}.asin`, product.asin),
      highlight: product.highlight,
    }),
  })),
  rows: block.rows(block.values.rows),
});

const specs: Read<BlockValues<'AmazonSpecs' | 'FriendlySpecifications'>> = (block) => ({
  kind: 'specs',
  title: block.field('title', block.values.title),
  pairs: block.pairs(block.values.specifications),
  tableCount: block.values.tableCount,
});

const video: Read<BlockValues<'OzonVideo' | 'FriendlyVideo' | 'Video'>> = (block) => {
  const { src, poster, title } = block.values;
  const words: Picture = block.picture('poster', poster, 'title', title);
  return { kind: 'video', source: src, poster: words };
};

const youtube: Read<BlockValues<'OzonYoutube' | 'FriendlyYoutube' | 'Youtube'>> = (block) => ({
  kind: 'youtube',
  videoId: block.values.videoId,
});

/** Readers by component key, for blocks whose content depends only on their values. */
const readers: { readonly [Key in StandardBlockKey]?: Read<BlockValues<Key>> } = {
  OzonTitleDescription: (block) => {
    const { theme, gap, padding, textAlign } = block.values;
    return { kind: 'text', ...block.section(block.values), textAlign, look: { theme, gap, padding } };
  },
  AmazonTitleDescription: (block) => ({
    kind: 'text',
    ...block.section(block.values),
    textAlign: block.values.textAlign,
  }),
  FriendlyTitleDescription: (block) => ({
    kind: 'text',
    ...block.section(block.values),
    textAlign: block.values.textAlign,
  }),
  Quote: (block) => ({
    kind: 'text',
    title: block.field('author', block.values.author),
    text: block.field('text', block.values.text),
    textAlign: undefined,
  }),
  Badge: (block) => ({
    kind: 'text',
    title: block.field('text', block.values.text),
    text: block.field('text', []),
    textAlign: undefined,
  }),
  BeforeAfter: (block) => {
    const { before, beforeAlt, beforeLabel, after, afterAlt, afterLabel } = block.values;
    const item = (name: 'before' | 'after', image: Asset | undefined, alt: string, label: string): Card => ({
      title: block.field(`${name}Label`, label),
      text: block.field(`${name}Label`, []),
      picture: block.picture(name, image, `${name}Alt`, alt),
    });
    return {
      kind: 'cards',
      layout: 'columns',
      title: block.field('beforeLabel', ''),
      items: [item('before', before, beforeAlt, beforeLabel), item('after', after, afterAlt, afterLabel)],
    };
  },
  // Marketplaces draw their own markers.
  IconList: (block) => ({
    kind: 'list',
    title: block.field('title', ''),
    items: block.values.items.map(({ title, text }, index) =>
      block.card({ title, text, image: undefined, altText: '' }, `items.${index}.`),
    ),
    theme: 'bullet',
  }),
  FactStrip: facts,
  // Marketplaces repeat nothing.
  Marquee: facts,
  OzonTextList: list,
  FriendlyTextList: list,
  AmazonTextList: (block) => ({
    kind: 'list',
    title: block.field('title', block.values.title),
    items: block.values.items.map(({ text }, index) =>
      block.card({ title: '', text, image: undefined, altText: '' }, `items.${index}.`),
    ),
    theme: block.values.theme,
  }),
  OzonIcons: cards('icons'),
  AmazonIcons: cards('icons'),
  FriendlyIcons: cards('icons'),
  OzonMultipleImageText: cards('chess'),
  AmazonMultipleImageText: cards('gallery'),
  FriendlyMultipleImageText: cards('gallery'),
  OzonSingleImage: pictureWithText,
  FriendlyPictureWithText: pictureWithText,
  OzonSingleLeftImage: story('left'),
  FriendlySingleLeftImage: story('left'),
  OzonSingleRightImage: story('right'),
  FriendlySingleRightImage: story('right'),
  AmazonImageTextOverlay: (block) => ({
    kind: 'story',
    side: 'over',
    overlay: block.values.overlayColorType,
    ...block.card(block.values),
  }),
  FriendlyImageTextOverlay: (block) => ({
    kind: 'story',
    side: 'over',
    overlay: block.values.overlayColor,
    ...block.card(block.values),
  }),
  OzonPicture: ozonPicture(false),
  OzonPictureWithMargins: ozonPicture(true),
  OzonPictureWithoutMargins: ozonPicture(false),
  AmazonPicture: (block) => {
    const { src, altText, isLogo } = block.values;
    const picture = block.picture('src', src, 'altText', altText);
    return { kind: 'picture', picture, url: '', width: 'full', hasMargins: false, isLogo };
  },
  Image: (block) => {
    const { src, alt, objectFit } = block.values;
    const picture = block.picture('src', src, 'alt', alt);
    return {
      kind: 'picture',
      picture,
      url: '',
      width: 'full',
      hasMargins: objectFit === 'contain',
      isLogo: false,
    };
  },
  Viewer360: (block) => {
    const { frames, startFrame, alt } = block.values;
    const index = startFrame <= frames.length ? startFrame - 1 : 0;
    return wholePicture(block.picture(`frames.${index}`, frames[index], 'alt', alt));
  },
  ArBanner: (block) => {
    const { poster, alt } = block.values;
    return wholePicture(block.picture('poster', poster, 'alt', alt));
  },
  OzonImageSidebar: (block) => {
    const { title, image, altText, main, sidebar, sidebarSide } = block.values;
    return {
      kind: 'sidebar',
      title: block.field('title', title),
      picture: block.picture('image', image, 'altText', altText),
      main: block.section(main, 'main.'),
      list: [],
      sidebar: block.card(sidebar, 'sidebar.'),
      sidebarList: [],
      side: sidebarSide,
    };
  },
  AmazonImageSidebar: (block) => {
    const { title, image, altText, caption, main, list: lines, sidebar, sidebarList } = block.values;
    return {
      kind: 'sidebar',
      title: block.field('title', title),
      picture: block.picture('image', image, 'altText', altText),
      caption: block.field('caption', caption),
      main: block.section(main, 'main.'),
      list: block.lines(lines, 'list'),
      sidebar: block.card(sidebar, 'sidebar.'),
      sidebarList: block.lines(sidebarList, 'sidebarList'),
      side: 'right',
    };
  },
  FriendlySingleImageHighlights: (block) => {
    const { title, image, altText, sections, listTitle, items } = block.values;
    return {
      kind: 'highlights',
      title: block.field('title', title),
      picture: block.picture('image', image, 'altText', altText),
      sections: sections.map((section, index) => block.section(section, `sections.${index}.`)),
      listTitle: block.field('listTitle', listTitle),
      items: block.lines(items, 'items'),
    };
  },
  FriendlySingleImageSpecs: (block) => {
    const { title, image, altText, descriptionTitle, descriptions, specificationTitle } = block.values;
    return {
      kind: 'pictureSpecs',
      title: block.field('title', title),
      picture: block.picture('image', image, 'altText', altText),
      descriptionTitle: block.field('descriptionTitle', descriptionTitle),
      descriptions: descriptions.map((section, index) => block.section(section, `descriptions.${index}.`)),
      specificationTitle: block.field('specificationTitle', specificationTitle),
      specifications: block.pairs(block.values.specifications),
      specificationText: block.field('specificationText', block.values.specificationText),
    };
  },
  OzonComparisonChart: comparison,
  AmazonComparisonChart: comparison,
  FriendlyComparisonChart: comparison,
  OzonSpecifications: (block) => ({
    kind: 'table',
    title: block.field('title', block.values.title),
    rows: block.rows(block.values.rows),
    hasHeader: block.values.hasHeader,
  }),
  AmazonSpecs: specs,
  FriendlySpecifications: specs,
  OzonVideo: video,
  FriendlyVideo: video,
  Video: video,
  OzonYoutube: youtube,
  FriendlyYoutube: youtube,
  Youtube: youtube,
};

/**
 * Reads a block's content from its values; undefined for a block that contains other blocks, or that no
 * marketplace supports.
 */
export function readBlock(block: BlockReader): Unplaced | undefined {
  const key = block.definition.key as StandardBlockKey;
  const read = Object.hasOwn(readers, key)
    ? (readers[key] as ((block: BlockReader) => Unplaced) | undefined)
    : undefined;
  return read?.(block);
}

/** Adds the place to a content. */
export function placed(content: Unplaced, { component }: BlockReader, run: number): Content {
  return { ...content, componentId: component.id, componentKey: component.componentKey, run };
}
