import { type Ink, inkOn } from '../building/ink.ts';
import { escapeText } from '../building/escapeText.ts';
import { body, columns, heading, lead, numbered, picture, section, words } from '../building/nodes.ts';
import {
  type ProductContent,
  type Specification,
  splitLead,
  splitTitle,
} from '../building/productContent.ts';
import { productPicture, productPoint, productWords } from '../building/productNodes.ts';
import type { DesignNode, SectionDesign } from '../building/sectionDesign.ts';

const pairCount = 2;
const minCards = 3;
const maxFacts = 4;
const minFacts = 3;
const maxFigureLength = 12;

/** Cards to swipe through, below a heading. */
function strip(ink: Ink, title: string, cards: readonly (readonly DesignNode[])[]): DesignNode {
  const slider = {
    key: 'Slider',
    props: {
      gap: '16px',
      arrowColor: ink.text,
      bulletColor: ink.muted,
      activeBulletColor: ink.mark,
      margin: { top: '32px' },
    },
    sizedProps: { slidesPerView: { desktop: 3, tablet: 2, mobile: 1 } },
    children: cards.map((children) => ({ key: 'Row', props: { direction: 'vertical' }, children })),
  };
  return section(ink, [heading(ink, title), slider]);
}

/** Keeps words clear of the commas and descenders of a giant number above, which grow with the width of the page. */
function below(node: DesignNode): DesignNode {
  const margin = { desktop: { top: '3cqw' }, mobile: { top: '24px' } };
  return { ...node, sizedProps: { ...node.sizedProps, margin } };
}

/** Figures in a row, each with what it measures. */
function facts(ink: Ink, figures: readonly Specification[]): DesignNode {
  const columnOf = ({ value, name }: Specification) => [
    words(ink, 'h1', value, { color: ink.mark, weight: 600, isWide: true }),
    body(ink, name),
  ];
  return section(ink, [columns(figures.map(columnOf), { phone: 2 })], { room: 5 });
}

/** Returns the specifications that are figures, short enough to be set large. */
function figuresOf({ specifications }: ProductContent): readonly Specification[] {
  return specifications
    .filter(({ value }) => value.length <= maxFigureLength && /^[\d<>≤≥~+±]/.test(value))
    .slice(0, maxFacts);
}

/** Sections that say what a shopper gains. */
export const benefits = [
  {
    key: 'benefitProof',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [picture('4:5', '1:1')],
            [
              heading(ink, 'One claim, and the proof beside it'),
              lead(
                ink,
                'Say what it does in one sentence. Then show the detail that makes it true, so close that it can be touched.',
              ),
              words(ink, 'caption', 'Measured over 1,000 cycles in our own workshop', {
                color: ink.muted,
                above: '24px',
              }),
            ],
          ],
          { gap: '64px', align: 'center', widths: [55, 45] },
        ),
      ]);
    },
    fill: (ground, product) => {
      const { lead: claim, rest } = splitLead(product.description);
      if (product.images.length === 0 || claim === '' || rest === '') return undefined;
      const ink = inkOn(ground);
      const proof = [
        productWords(ink, 'h2', claim, { element: 'h2' }),
        productWords(ink, 'body', rest, { color: ink.muted, above: '16px' }),
      ];
      const node = section(ink, [
        columns([[productPicture(product, 0, '4:5', '1:1')], proof], {
          gap: '64px',
          align: 'center',
          widths: [55, 45],
        }),
      ]);
      return { node, left: { ...product, description: '', images: product.images.slice(1) } };
    },
  },
  {
    key: 'benefitPair',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [
              picture('3:2'),
              words(ink, 'h3', 'Feels right in the hand', { element: 'h3', above: '20px' }),
              body(ink, 'The weight sits where the fingers hold it.'),
            ],
            [
              picture('4:5', '4:5', { margin: { top: '12%' } }),
              words(ink, 'h3', 'Looks right on the table', { element: 'h3', above: '20px' }),
              body(ink, 'A form that leaves room for everything else.'),
            ],
          ],
          { gap: '32px', widths: [60, 40] },
        ),
      ]);
    },
    fill: (ground, product) => {
      const { benefits: all, images } = product;
      const [first, second] = all;
      // One that is left over would be a list of its own.
      if (all.length === pairCount + 1 || images.length < pairCount) return undefined;
      if (first === undefined || second === undefined) return undefined;
      const ink = inkOn(ground);
      const node = section(ink, [
        columns(
          [
            [productPicture(product, 0, '3:2'), ...productPoint(ink, first, { above: '20px' })],
            [
              productPicture(product, 1, '4:5', '4:5', { margin: { top: '12%' } }),
              ...productPoint(ink, second, { above: '20px' }),
            ],
          ],
          { gap: '32px', widths: [60, 40] },
        ),
      ]);
      const left = { ...product, benefits: all.slice(pairCount), images: images.slice(pairCount) };
      return { node, left };
    },
  },
  {
    key: 'benefitNumbered',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        heading(ink, 'Three reasons to keep it'),
        ...numbered(ink, [
          {
            title: 'It does one thing well',
            text: 'No modes to learn and nothing to set before the first use.',
          },
          { title: 'It is easy to clean', text: 'Smooth inside, without corners where anything could stay.' },
          {
            title: 'It can be repaired',
            text: 'Spare parts are kept for ten years after the last one is sold.',
          },
        ]),
      ]);
    },
    fill: (ground, product) => {
      if (product.benefits.length === 0) return undefined;
      const ink = inkOn(ground);
      const items = product.benefits.map((benefit) => splitTitle(escapeText(benefit)));
      const node = section(ink, [heading(ink, 'Benefits'), ...numbered(ink, items)]);
      return { node, left: { ...product, benefits: [] } };
    },
  },
  {
    key: 'benefitStrip',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      const card = (title: string, text: string) => [
        picture('4:5'),
        words(ink, 'h3', title, { element: 'h3', above: '16px' }),
        body(ink, text),
      ];
      return strip(ink, 'Small things that make the day', [
        card('In the morning', 'Ready before the coffee is.'),
        card('At noon', 'Small enough to come along.'),
        card('In the evening', 'Quiet when everyone sleeps.'),
        card('On the weekend', 'Large enough for guests.'),
      ]);
    },
    fill: (ground, product) => {
      const { benefits: all, images } = product;
      if (all.length < minCards || images.length < all.length) return undefined;
      const ink = inkOn(ground);
      const cards = all.map((benefit, index) => [
        productPicture(product, index, '4:5'),
        ...productPoint(ink, benefit, { above: '16px' }),
      ]);
      const left = { ...product, benefits: [], images: images.slice(all.length) };
      return { node: strip(ink, 'Benefits', cards), left };
    },
  },
  {
    key: 'benefitFacts',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      return facts(ink, [
        { value: '2.1 kg', name: 'light enough for one hand' },
        { value: '45 s', name: 'from cold to ready' },
        { value: '10 years', name: 'of spare parts' },
        { value: '38 dB', name: 'at one meter' },
      ]);
    },
    fill: (ground, product) => {
      const figures = figuresOf(product);
      if (figures.length < minFacts) return undefined;
      const escaped = figures.map(({ name, value }) => ({
        name: escapeText(name),
        value: escapeText(value),
      }));
      // They are also among the other specifications, where a shopper looks them up.
      return { node: facts(inkOn(ground), escaped), left: product };
    },
  },
  {
    key: 'benefitNumber',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(
        ink,
        [
          words(ink, 'giant', '97 %', { color: ink.mark, weight: 600, isWide: true }),
          below(words(ink, 'lead', 'of the people who tried it for a month kept it.', { color: ink.muted })),
          words(ink, 'caption', 'Survey of 412 customers, spring of this year', {
            color: ink.muted,
            above: '24px',
          }),
        ],
        { room: 6 },
      );
    },
  },
] as const satisfies readonly SectionDesign[];
