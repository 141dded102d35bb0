import { type Ink, inkOn } from '../building/ink.ts';
import { body, columns, heading, lead, picture, section, square, words } from '../building/nodes.ts';
import { productPicture } from '../building/productNodes.ts';
import type { DesignNode, SectionDesign } from '../building/sectionDesign.ts';

const gallery = (ink: Ink, images: readonly DesignNode[]): DesignNode =>
  section(
    ink,
    [
      {
        key: 'Slider',
        props: { gap: '16px', arrowColor: ink.text, bulletColor: ink.muted, activeBulletColor: ink.mark },
        sizedProps: { slidesPerView: { desktop: 2, mobile: 1 } },
        children: images,
      },
    ],
    { room: 4 },
  );

const macro = (ink: Ink, image: DesignNode): DesignNode =>
  section(ink, [image], { room: 0, isFullWidth: true });

/** A product on white is shown whole. */
const cutOut = { objectFit: 'contain' };

/** Sections in which the product is looked at from all sides. */
export const showing = [
  {
    key: 'showPoints',
    group: 'showing',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        heading(ink, 'Look closer'),
        {
          key: 'Bubbles',
          props: {
            margin: { top: '32px' },
            color: ink.button.backgroundColor,
            bubbles: [
              { x: 28, y: 36, title: 'The lid', text: 'Closes with a soft click.' },
              { x: 55, y: 62, title: 'The handle', text: 'Stays cool to the touch.' },
              { x: 76, y: 40, title: 'The spout', text: 'Pours without a drop beside it.' },
            ],
          },
        },
      ]);
    },
  },
  {
    key: 'showTurn',
    group: 'showing',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [{ key: 'Viewer360' }],
            [heading(ink, 'Turn it around'), lead(ink, 'Drag to see it from every side, the back as well.')],
          ],
          { gap: '64px', align: 'center', widths: [65, 35] },
        ),
      ]);
    },
  },
  {
    key: 'showRoom',
    group: 'showing',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [heading(ink, 'In your own room')],
            [
              words(ink, 'lead', 'See it at its real size, through the camera of a phone.', {
                color: ink.muted,
              }),
            ],
          ],
          {
            align: 'end',
            widths: [58, 42],
          },
        ),
        {
          key: 'ArBanner',
          props: { margin: { top: '32px' }, text: 'View in your room', ...ink.button },
          sizedProps: { height: { desktop: '520px', mobile: '380px' } },
        },
      ]);
    },
  },
  {
    key: 'showChoice',
    group: 'showing',
    build: (ground) => {
      const ink = inkOn(ground);
      const choices = [
        { name: 'Sand', text: 'Warm and light, like a wall in the afternoon.' },
        { name: 'Moss', text: 'A green that is at home beside wood.' },
        { name: 'Ink', text: 'Almost black, and blue in the sun.' },
      ];
      const panel = ({ name, text }: (typeof choices)[number]): DesignNode => ({
        key: 'TabPanel',
        props: { title: name },
        children: [picture('16:9', '1:1'), words(ink, 'body', text, { color: ink.muted, above: '16px' })],
      });
      return section(ink, [
        heading(ink, 'Choose its color'),
        {
          key: 'Tabs',
          props: {
            margin: { top: '24px' },
            color: ink.muted,
            activeColor: ink.text,
            lineColor: ink.muted,
          },
          children: choices.map(panel),
        },
      ]);
    },
  },
  {
    key: 'showGallery',
    group: 'showing',
    build: (ground) =>
      gallery(inkOn(ground), [picture('4:5'), picture('4:5'), picture('4:5'), picture('4:5')]),
    fill: (ground, product) => {
      const { images } = product;
      // Fewer leave a gap beside them.
      if (images.length < 2) return undefined;
      const slides = images.map((_, index) => productPicture(product, index, '4:5', '4:5', cutOut));
      return { node: gallery(inkOn(ground), slides), left: { ...product, images: [] } };
    },
  },
  {
    key: 'showFilm',
    group: 'showing',
    build: (ground) => {
      const ink = inkOn(ground);
      const chapter = (time: string, text: string) => [
        words(ink, 'caption', time, { color: ink.mark, weight: 600 }),
        body(ink, text, { above: '4px' }),
      ];
      return section(ink, [
        heading(ink, 'See it at work'),
        { key: 'Video', props: { margin: { top: '32px' } } },
        columns(
          [
            chapter('0:00', 'Unpacking and first use'),
            chapter('0:40', 'Every day'),
            chapter('1:20', 'Cleaning'),
          ],
          { above: '24px' },
        ),
      ]);
    },
  },
  {
    key: 'showMacro',
    group: 'showing',
    build: (ground) => macro(inkOn(ground), picture('21:9', '4:5', square)),
    fill: (ground, product) => {
      if (product.images.length === 0) return undefined;
      const image = productPicture(product, 0, '21:9', '4:5', square);
      return { node: macro(inkOn(ground), image), left: { ...product, images: product.images.slice(1) } };
    },
  },
] as const satisfies readonly SectionDesign[];
