import { kitGutter, kitSpace } from '@vitrina/block-kit';

import { type Ink, inkOn } from '../building/ink.ts';
import { button, columns, lead, picture, section, square, words } from '../building/nodes.ts';
import {
  leftOfHero,
  productBrand,
  productLead,
  productPicture,
  productPoint,
  productTitle,
  productWords,
} from '../building/productNodes.ts';
import type { ProductImage } from '../building/productContent.ts';
import type { DesignNode, Ground, SectionDesign } from '../building/sectionDesign.ts';

const promise = 'Made with care, down to the part nobody sees';

/** The shade over the image is dark on every ground. */
const inkOnCover = (ground: Ground) => inkOn(ground === 'surface' ? 'contrast' : ground);

function cover(ink: Ink, children: readonly DesignNode[], image?: ProductImage): DesignNode {
  const backgroundOptions = { color: ink.ground, shade: 'bottom', ...(image !== undefined && { image }) };
  return {
    key: 'Feature',
    props: { backgroundOptions },
    sizedProps: {
      padding: {
        desktop: {
          top: '28cqw',
          right: kitGutter('4cqw'),
          bottom: kitSpace('6cqw'),
          left: kitGutter('4cqw'),
        },
        mobile: { top: '80cqw', right: '16px', bottom: kitSpace('40px'), left: '16px' },
      },
    },
    children,
  };
}

const quietLead = { maxWidth: '22em' };

/** Keeps a title to the left half of the image, beside what the image shows; on phones it is below. */
function inQuietPart(title: DesignNode): DesignNode {
  const maxWidth = { desktop: '7.5em', mobile: '11em' };
  return { ...title, sizedProps: { ...title.sizedProps, maxWidth } };
}

/** An image to the edge of the page beside words. */
function split(ink: Ink, image: DesignNode, children: readonly DesignNode[]): DesignNode {
  const inner = {
    desktop: { top: kitSpace('6cqw'), right: '4cqw', bottom: kitSpace('6cqw'), left: '4cqw' },
    mobile: { top: '8px', right: '16px', bottom: kitSpace('40px'), left: '16px' },
  };
  const column: DesignNode = {
    key: 'Row',
    props: { direction: 'vertical' },
    sizedProps: { padding: inner },
    children,
  };
  return section(ink, [columns([[image], [column]], { gap: '0px', align: 'center', widths: [58, 42] })], {
    room: 0,
    isFullWidth: true,
  });
}

/** The number of claims that pass by one image. */
const minClaims = 2;
const maxClaims = 4;

/** An image that stays in sight, beside claims that scroll past. */
function sticky(ink: Ink, image: DesignNode, claims: readonly (readonly DesignNode[])[]): DesignNode {
  const standing = {
    ...image,
    sizedProps: {
      ratio: { desktop: '4:5', mobile: '1:1' },
      positionOptions: {
        desktop: { position: 'sticky', top: '32px' },
        mobile: { position: 'static' },
      },
    },
  };
  return section(ink, [columns([[standing], claims.flat()], { gap: '64px', widths: [50, 50] })]);
}

/** Room between claims, of which one at a time is in the middle of the screen. */
const claimRoom = (index: number) => (index === 0 ? {} : { above: '30cqw' });

const cutOutProps = { objectFit: 'contain', margin: { top: '32px', bottom: '32px' } };

/** First sections of a page, each with the name of the product as its title. */
export const heroes = [
  {
    key: 'heroCover',
    group: 'heroes',
    build: (ground) => {
      const ink = inkOnCover(ground);
      return cover(ink, [
        inQuietPart(
          words(ink, 'display', 'The name of your product', { element: 'h1', role: 'productName' }),
        ),
        lead(ink, promise, { props: quietLead }),
        button(ink, 'See how it is made'),
      ]);
    },
    fill: (ground, product) => {
      const [image] = product.images;
      if (image === undefined) return undefined;
      const ink = inkOnCover(ground);
      const title = inQuietPart(productTitle(ink, 'display', product));
      const children = [title, ...productLead(ink, product, { props: quietLead })];
      return { node: cover(ink, children, image), left: leftOfHero(product, 1) };
    },
  },
  {
    key: 'heroSplit',
    group: 'heroes',
    build: (ground) => {
      const ink = inkOn(ground);
      return split(ink, picture('1:1', '4:5', square), [
        words(ink, 'caption', 'New this season', { color: ink.mark, weight: 600 }),
        words(ink, 'h1', 'The name of your product', { element: 'h1', above: '12px', role: 'productName' }),
        lead(ink, promise),
        button(ink, 'See how it is made'),
      ]);
    },
    fill: (ground, product) => {
      if (product.images.length === 0) return undefined;
      const ink = inkOn(ground);
      const children = [
        ...productBrand(ink, product),
        productTitle(ink, 'h1', product),
        ...productLead(ink, product),
      ];
      const image = productPicture(product, 0, '1:1', '4:5', square);
      return { node: split(ink, image, children), left: leftOfHero(product, 1) };
    },
  },
  {
    key: 'heroCutOut',
    group: 'heroes',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        words(ink, 'display', 'The name of your product', {
          element: 'h1',
          role: 'productName',
          props: { textAlign: 'center' },
        }),
        picture('16:9', '1:1', cutOutProps),
        words(ink, 'lead', promise, { color: ink.muted, isWide: true, props: { textAlign: 'center' } }),
      ]);
    },
    fill: (ground, product) => {
      if (product.images.length === 0) return undefined;
      const ink = inkOn(ground);
      const centered = { textAlign: 'center' };
      const title = productWords(ink, 'display', product.name, { element: 'h1', props: centered });
      const leads = productLead(ink, product, { isWide: true, props: centered });
      const image = productPicture(product, 0, '16:9', '1:1', cutOutProps);
      return { node: section(ink, [title, image, ...leads]), left: leftOfHero(product, 1) };
    },
  },
  {
    key: 'heroVideo',
    group: 'heroes',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [words(ink, 'h1', 'The name of your product', { element: 'h1', role: 'productName' })],
            [words(ink, 'lead', promise, { color: ink.muted })],
          ],
          { align: 'end', widths: [62, 38] },
        ),
        { key: 'Video', props: { autoplay: true, loop: true, controls: false, margin: { top: '32px' } } },
      ]);
    },
  },
  {
    key: 'heroSticky',
    group: 'heroes',
    build: (ground) => {
      const ink = inkOn(ground);
      const claims = [
        ['Starts at once', 'Ready in seconds, because nothing has to warm up first.'],
        ['Stays quiet', 'Measured at arm’s length, it is softer than a talk in the next room.'],
        ['Lasts for years', 'Every part that wears can be replaced with a screwdriver.'],
      ] as const;
      const claim = ([title, text]: (typeof claims)[number], index: number) => [
        words(ink, 'h1', title, { element: 'h2', ...claimRoom(index) }),
        lead(ink, text),
      ];
      return sticky(ink, picture('4:5', '1:1'), claims.map(claim));
    },
    fill: (ground, product) => {
      const { benefits, images } = product;
      if (images.length === 0 || benefits.length < minClaims || benefits.length > maxClaims) return undefined;
      const ink = inkOn(ground);
      const claims = benefits.map((benefit, index) =>
        productPoint(ink, benefit, { textStyle: 'h1', ...claimRoom(index) }),
      );
      const left = { ...product, benefits: [], images: images.slice(1) };
      return { node: sticky(ink, productPicture(product, 0, '4:5', '1:1'), claims), left };
    },
  },
  {
    key: 'heroStatement',
    group: 'heroes',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(
        ink,
        [
          words(ink, 'caption', 'The name of your product', {
            color: ink.mark,
            weight: 600,
            role: 'productName',
          }),
          words(ink, 'display', 'Less of everything that gets in the way', { element: 'h1', above: '16px' }),
        ],
        { room: 12 },
      );
    },
    fill: (ground, product) => {
      const ink = inkOn(ground);
      const children = [
        ...productBrand(ink, product),
        productTitle(ink, 'display', product),
        ...productLead(ink, product),
      ];
      return { node: section(ink, children, { room: 12 }), left: leftOfHero(product, 0) };
    },
  },
] as const satisfies readonly SectionDesign[];
