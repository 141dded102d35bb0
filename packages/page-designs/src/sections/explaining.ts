import { type Ink, inkOn } from '../building/ink.ts';
import { escapeText } from '../building/escapeText.ts';
import {
  body,
  columns,
  heading,
  iconList,
  line,
  numbered,
  ordinal,
  picture,
  section,
  words,
} from '../building/nodes.ts';
import { splitTitle } from '../building/productContent.ts';
import { productPicture, productPoint } from '../building/productNodes.ts';
import type { DesignNode, SectionDesign } from '../building/sectionDesign.ts';

/** Rules below one another, each with the same sign. */
const rules = (ink: Ink, icon: string, texts: readonly string[]): DesignNode =>
  iconList(
    { ...ink, muted: ink.text },
    texts.map((text) => ({ icon, text })),
    { props: { columns: 1, iconPlace: 'beside', iconSize: '22px', gap: '14px', margin: { bottom: '16px' } } },
  );

/** Points in columns are short, and there are few. */
const maxColumns = 4;
const maxWideColumns = 3;
const minPoints = 2;

/** Widths of as many columns as there are points, which have room for the gaps. */
const evenly = (points: readonly string[]) => points.map(() => Math.floor(96 / points.length));

/** Questions in the colors of the ground. */
const questions = (ink: Ink, children: readonly DesignNode[]): DesignNode => ({
  key: 'AccordionGroup',
  props: { textStyle: 'lead', color: ink.text, lineColor: ink.muted },
  children,
});

/** Sections that say how a product is used. */
export const explaining = [
  {
    key: 'explainSteps',
    group: 'explaining',
    build: (ground) => {
      const ink = inkOn(ground);
      const step = (number: string, title: string, text: string) => [
        picture('1:1'),
        words(ink, 'caption', number, { color: ink.mark, weight: 600, above: '16px' }),
        words(ink, 'h3', title, { element: 'h3', above: '4px' }),
        body(ink, text),
      ];
      return section(ink, [
        heading(ink, 'In use in four steps'),
        columns(
          [
            step('1', 'Unpack', 'Everything lies in the order it is needed.'),
            step('2', 'Fill', 'Up to the line inside, no further.'),
            step('3', 'Start', 'One press. It stops by itself.'),
            step('4', 'Rinse', 'Warm water is enough.'),
          ],
          { gap: '24px', above: '40px', phone: 2 },
        ),
      ]);
    },
    fill: (ground, product) => {
      if (product.steps.length === 0) return undefined;
      const ink = inkOn(ground);
      const { steps } = product;
      const items = steps.map((step) => splitTitle(escapeText(step)));
      const step = (text: string, index: number) => [
        line(ink, '0px'),
        words(ink, 'caption', ordinal(index), { color: ink.mark, weight: 600, above: '16px' }),
        ...productPoint(ink, text, { above: '4px' }),
      ];
      const list =
        steps.length < minPoints || steps.length > maxColumns
          ? numbered(ink, items)
          : [columns(steps.map(step), { gap: '24px', above: '40px', widths: evenly(steps) })];
      return {
        node: section(ink, [heading(ink, 'How to use it'), ...list]),
        left: { ...product, steps: [] },
      };
    },
  },
  {
    key: 'explainRoutine',
    group: 'explaining',
    build: (ground) => {
      const ink = inkOn(ground);
      const moment = (time: string, title: string, text: string) => [
        line(ink, '16px'),
        columns(
          [
            [words(ink, 'caption', time, { color: ink.mark, weight: 600 })],
            [words(ink, 'h3', title, { element: 'h3' }), body(ink, text, { above: '4px' })],
          ],
          { widths: [22, 78] },
        ),
      ];
      return section(ink, [
        columns(
          [
            [picture('3:4', '1:1')],
            [
              heading(ink, 'A calm routine'),
              ...moment('30 seconds', 'Prepare', 'Clean and dry, nothing else is needed.'),
              ...moment('1 minute', 'Apply', 'From the middle outward, without pressing.'),
              ...moment('2 minutes', 'Wait', 'Time enough to open the window.'),
            ],
          ],
          { gap: '64px', align: 'center', widths: [42, 58] },
        ),
      ]);
    },
    fill: (ground, product) => {
      const { steps, images } = product;
      if (steps.length === 0 || images.length === 0) return undefined;
      const ink = inkOn(ground);
      const step = (text: string, index: number) => [
        line(ink, '16px'),
        columns(
          [[words(ink, 'h3', ordinal(index), { color: ink.mark, weight: 600 })], productPoint(ink, text)],
          { widths: [12, 88] },
        ),
      ];
      const node = section(ink, [
        columns(
          [
            [productPicture(product, 0, '3:4', '1:1')],
            [heading(ink, 'How to use it'), ...steps.flatMap(step)],
          ],
          { gap: '64px', align: 'center', widths: [42, 58] },
        ),
      ]);
      return { node, left: { ...product, steps: [], images: images.slice(1) } };
    },
  },
  {
    key: 'explainInside',
    group: 'explaining',
    build: (ground) => {
      const ink = inkOn(ground);
      const part = (number: string, title: string, text: string) => [
        words(ink, 'h3', number, { color: ink.mark, weight: 600 }),
        words(ink, 'h3', title, { element: 'h3', above: '4px' }),
        body(ink, text, { above: '4px' }),
      ];
      return section(ink, [
        heading(ink, 'What happens inside'),
        picture('16:9', '3:2', { objectFit: 'contain', margin: { top: '32px', bottom: '32px' } }),
        columns([
          part('A', 'Heats evenly', 'A wide plate instead of a thin wire.'),
          part('B', 'Keeps its heat', 'Two walls with air between them.'),
          part('C', 'Turns itself off', 'A sensor that feels when it is empty.'),
        ]),
      ]);
    },
    fill: (ground, product) => {
      const { benefits, images } = product;
      if (benefits.length < minPoints || benefits.length > maxWideColumns || images.length === 0)
        return undefined;
      const ink = inkOn(ground);
      const node = section(ink, [
        heading(ink, 'Benefits'),
        productPicture(product, 0, '16:9', '3:2', {
          objectFit: 'contain',
          margin: { top: '32px', bottom: '32px' },
        }),
        columns(
          benefits.map((benefit) => productPoint(ink, benefit)),
          { widths: evenly(benefits) },
        ),
      ]);
      return { node, left: { ...product, benefits: [], images: images.slice(1) } };
    },
  },
  {
    key: 'explainCare',
    group: 'explaining',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(
        ink,
        [
          columns(
            [
              [heading(ink, 'Care that takes a minute')],
              [words(ink, 'h3', 'Every day', { element: 'h3' }), body(ink, 'Wipe with a damp cloth.')],
              [
                words(ink, 'h3', 'Every month', { element: 'h3' }),
                body(ink, 'Descale with citric acid, then rinse twice.'),
              ],
            ],
            { gap: '40px', widths: [40, 30, 30] },
          ),
        ],
        { room: 6 },
      );
    },
    fill: (ground, product) => {
      const { steps } = product;
      if (steps.length !== minPoints) return undefined;
      const ink = inkOn(ground);
      const care = columns(
        [[heading(ink, 'How to use it')], ...steps.map((step) => productPoint(ink, step))],
        { gap: '40px', widths: [40, 30, 30] },
      );
      return { node: section(ink, [care], { room: 6 }), left: { ...product, steps: [] } };
    },
  },
  {
    key: 'explainQuestions',
    group: 'explaining',
    build: (ground) => {
      const ink = inkOn(ground);
      const question = (title: string, answer: string, isOpen = false) => ({
        key: 'Accordion',
        props: { title, ...(isOpen && { openByDefault: true }) },
        children: [words(ink, 'body', answer, { color: ink.muted })],
      });
      return section(ink, [
        columns(
          [
            [heading(ink, 'Your questions')],
            [
              questions(ink, [
                question('Does it suit a small kitchen?', 'It needs as much room as a sheet of paper.', true),
                question('Where do I get spare parts?', 'In every shop that sells it, and by mail.'),
                question('How long is the warranty?', 'Three years on everything, ten on the body.'),
                question('Can I send it back?', 'Within 30 days, also when it has been used.'),
              ]),
            ],
          ],
          { gap: '64px', widths: [36, 64] },
        ),
      ]);
    },
  },
  {
    key: 'explainRules',
    group: 'explaining',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [
              words(ink, 'h2', 'Do', { element: 'h2' }),
              line(ink, '16px'),
              rules(ink, 'check', [
                'Store it dry, with the lid open.',
                'Let it cool down before cleaning.',
                'Ask us if something sounds different.',
              ]),
            ],
            [
              words(ink, 'h2', 'Don’t', { element: 'h2' }),
              line(ink, '16px'),
              rules(ink, 'x', [
                'Put it into the dishwasher.',
                'Pull at the cable to unplug it.',
                'Use steel wool, however soft.',
              ]),
            ],
          ],
          { gap: '64px' },
        ),
      ]);
    },
  },
] as const satisfies readonly SectionDesign[];
