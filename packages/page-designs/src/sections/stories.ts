import { escapeText } from '../building/escapeText.ts';
import { inkOn } from '../building/ink.ts';
import { body, columns, heading, lead, line, picture, section, words } from '../building/nodes.ts';
import { productPicture, productWords } from '../building/productNodes.ts';
import type { SectionDesign } from '../building/sectionDesign.ts';

const essayImages = 3;
/** The number of specifications that are as high as the text beside them. */
const originFacts = 3;

/** Sections that tell where a product comes from. */
export const stories = [
  {
    key: 'storyNotes',
    group: 'stories',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [heading(ink, 'How it began')],
            [
              words(
                ink,
                'lead',
                'It began with something that annoyed us every day. We drew a better one on the back of a bill, built it from wood, and used it for a winter.',
              ),
              body(
                ink,
                'The ninth model was the first we did not want to give back. That one is what you see here, with two screws fewer.',
                { above: '16px' },
              ),
            ],
            [
              words(ink, 'caption', 'The first drawing hangs in the workshop, with the coffee stain.', {
                color: ink.muted,
              }),
            ],
          ],
          { gap: '40px', widths: [30, 48, 22] },
        ),
      ]);
    },
    fill: (ground, product) => {
      const { description } = product;
      if (description === '') return undefined;
      const ink = inkOn(ground);
      const node = section(ink, [
        columns([[heading(ink, 'About the product')], [productWords(ink, 'body', description)]], {
          gap: '40px',
          widths: [36, 64],
        }),
      ]);
      return { node, left: { ...product, description: '' } };
    },
  },
  {
    key: 'storyEssay',
    group: 'stories',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        picture('21:9', '3:2'),
        columns([[picture('1:1')], [picture('4:5', '1:1')]], {
          gap: '16px',
          above: '16px',
          widths: [58, 42],
        }),
        body(ink, 'A morning in the workshop, from the first cut to the last check.', { above: '16px' }),
      ]);
    },
    fill: (ground, product) => {
      const { images } = product;
      if (images.length < essayImages) return undefined;
      const ink = inkOn(ground);
      const node = section(ink, [
        productPicture(product, 0, '21:9', '3:2'),
        columns([[productPicture(product, 1, '1:1')], [productPicture(product, 2, '4:5', '1:1')]], {
          gap: '16px',
          above: '16px',
          widths: [58, 42],
        }),
      ]);
      return { node, left: { ...product, images: images.slice(essayImages) } };
    },
  },
  {
    key: 'storyTimeline',
    group: 'stories',
    build: (ground) => {
      const ink = inkOn(ground);
      const year = (number: string, text: string) => [
        line(ink, '16px'),
        columns([[words(ink, 'h3', number, { color: ink.mark, weight: 600 })], [words(ink, 'body', text)]], {
          widths: [20, 80],
        }),
      ];
      return section(ink, [
        heading(ink, 'A long way to something simple'),
        ...year('1998', 'Two friends repair what others throw away.'),
        ...year('2007', 'The first product of their own, forty of them, all by hand.'),
        ...year('2016', 'A second workshop, next to the first.'),
        ...year('Today', 'The same screws as in the beginning, so that old ones can be repaired.'),
      ]);
    },
  },
  {
    key: 'storyQuote',
    group: 'stories',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [picture('3:4', '1:1')],
            [
              {
                key: 'Text',
                props: {
                  text: 'We took away everything that did not help. What was left is the product.',
                  element: 'p',
                  textStyle: 'h2',
                  color: ink.text,
                },
              },
              words(ink, 'caption', 'Name of the maker, workshop', { color: ink.muted, above: '24px' }),
            ],
          ],
          { gap: '64px', align: 'center', widths: [36, 64] },
        ),
      ]);
    },
  },
  {
    key: 'storyOrigin',
    group: 'stories',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [
              heading(ink, 'One place, known by name'),
              lead(ink, 'Everything grows and is made within a day’s walk.'),
            ],
            [picture('1:1')],
            [
              words(ink, 'h3', 'Height', { element: 'h3' }),
              body(ink, '1,200 to 1,600 meters'),
              line(ink, '16px'),
              words(ink, 'h3', 'Harvest', { element: 'h3' }),
              body(ink, 'April, by hand'),
              line(ink, '16px'),
              words(ink, 'h3', 'Made by', { element: 'h3' }),
              body(ink, 'Eleven families'),
            ],
          ],
          { gap: '40px', widths: [34, 40, 26] },
        ),
      ]);
    },
    fill: (ground, product) => {
      const { description, images, specifications } = product;
      if (description === '' || images.length === 0 || specifications.length < originFacts) return undefined;
      const ink = inkOn(ground);
      const facts = specifications
        .slice(0, originFacts)
        .flatMap(({ name, value }, index) => [
          ...(index === 0 ? [] : [line(ink, '16px')]),
          words(ink, 'h3', escapeText(value), { element: 'h3' }),
          body(ink, escapeText(name)),
        ]);
      const node = section(ink, [
        columns(
          [
            [
              heading(ink, 'About the product'),
              productWords(ink, 'body', description, { color: ink.muted, above: '16px' }),
            ],
            [productPicture(product, 0, '1:1')],
            facts,
          ],
          { gap: '40px', widths: [34, 40, 26] },
        ),
      ]);
      // The facts are also among the other specifications, where a shopper looks them up.
      return { node, left: { ...product, description: '', images: images.slice(1) } };
    },
  },
] as const satisfies readonly SectionDesign[];
