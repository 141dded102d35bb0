import { type Ink, inkOn } from '../building/ink.ts';
import { escapeText } from '../building/escapeText.ts';
import { body, columns, heading, iconList, lead, line, picture, section, words } from '../building/nodes.ts';
import type { Specification } from '../building/productContent.ts';
import type { DesignNode, SectionDesign } from '../building/sectionDesign.ts';

/** The number of specifications that are better read in two columns. */
const longList = 6;

/** A property with its value, below a line. */
function fact(ink: Ink, name: string, value: string): readonly DesignNode[] {
  return [
    line(ink, '10px'),
    columns([[words(ink, 'body', name, { color: ink.muted })], [words(ink, 'body', value)]], { phone: 2 }),
  ];
}

/** Sections that can be checked. */
export const trust = [
  {
    key: 'trustAwards',
    group: 'trust',
    build: (ground) => {
      const ink = inkOn(ground);
      const awards = [
        { icon: 'award', title: 'Test winner', text: 'Name of the magazine, issue and year' },
        { icon: 'gem', title: 'Design award', text: 'Name of the award and year' },
        { icon: 'flask-conical', title: 'Laboratory report', text: 'Number of the report, open to read' },
      ];
      return section(
        ink,
        [
          line(ink, '0px'),
          iconList(ink, awards, {
            props: { iconSize: '36px', margin: { top: '32px' } },
            sizedProps: {
              columns: { desktop: 3, mobile: 1 },
              iconPlace: { desktop: 'above', mobile: 'beside' },
              gap: { desktop: '32px', mobile: '24px' },
            },
          }),
        ],
        { room: 4 },
      );
    },
  },
  {
    key: 'trustMaterials',
    group: 'trust',
    build: (ground) => {
      const ink = inkOn(ground);
      const material = (title: string, text: string) => [
        picture('1:1'),
        words(ink, 'h3', title, { element: 'h3', above: '16px' }),
        body(ink, text),
      ];
      return section(ink, [
        heading(ink, 'What it is made of'),
        columns(
          [
            material('Oiled oak', 'From one forest, dried for two years.'),
            material('Brushed steel', 'Thick enough to stay in shape.'),
            material('Wool felt', 'Keeps its color and its form.'),
          ],
          { gap: '24px', above: '32px' },
        ),
      ]);
    },
  },
  {
    key: 'trustIngredients',
    group: 'trust',
    build: (ground) => {
      const ink = inkOn(ground);
      const ingredient = (share: string, name: string, text: string) => [
        line(ink, '14px'),
        columns(
          [
            [words(ink, 'h3', share, { color: ink.mark, weight: 600 })],
            [words(ink, 'h3', name, { element: 'h3' })],
            [words(ink, 'body', text, { color: ink.muted })],
          ],
          { widths: [14, 32, 54] },
        ),
      ];
      return section(ink, [
        heading(ink, 'Everything that is in it'),
        lead(ink, 'The whole list, not only the names that sound good.'),
        ...ingredient('62 %', 'First ingredient', 'What it does, in one sentence.'),
        ...ingredient('24 %', 'Second ingredient', 'Where it comes from, and why it is needed.'),
        ...ingredient('14 %', 'Third ingredient', 'What would be missing without it.'),
      ]);
    },
    fill: (ground, product) => {
      const { specifications } = product;
      if (specifications.length === 0 || specifications.length > longList) return undefined;
      const ink = inkOn(ground);
      const row = ({ name, value }: Specification) => [
        line(ink, '14px'),
        columns([
          [words(ink, 'body', escapeText(name), { color: ink.muted })],
          [words(ink, 'h3', escapeText(value), { color: ink.mark, weight: 600 })],
        ]),
      ];
      const node = section(ink, [
        columns([[heading(ink, 'Specifications')], specifications.flatMap(row)], {
          gap: '64px',
          widths: [36, 64],
        }),
      ]);
      return { node, left: { ...product, specifications: [] } };
    },
  },
  {
    key: 'trustBox',
    group: 'trust',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [picture('1:1')],
            [
              heading(ink, 'In the box'),
              words(ink, 'body', '1 — the product itself', { above: '24px' }),
              line(ink, '12px'),
              words(ink, 'body', '2 — a cable of 1.2 meters'),
              line(ink, '12px'),
              words(ink, 'body', '3 — a brush for cleaning'),
              line(ink, '12px'),
              words(ink, 'body', '4 — a guide on one sheet of paper'),
            ],
          ],
          { gap: '64px', align: 'center' },
        ),
      ]);
    },
  },
  {
    key: 'trustSpecifications',
    group: 'trust',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        heading(ink, 'Specifications'),
        lead(ink, 'Measured on the product as it is sold.'),
        columns(
          [
            [
              words(ink, 'h3', 'Size and weight', { element: 'h3' }),
              ...fact(ink, 'Width', '24 cm'),
              ...fact(ink, 'Height', '31 cm'),
              ...fact(ink, 'Weight', '2.1 kg'),
            ],
            [
              words(ink, 'h3', 'Power', { element: 'h3' }),
              ...fact(ink, 'Voltage', '220–240 V'),
              ...fact(ink, 'Power', '1,400 W'),
              ...fact(ink, 'Cable', '1.2 m'),
            ],
          ],
          { gap: '64px', above: '32px' },
        ),
      ]);
    },
    fill: (ground, product) => {
      const { specifications } = product;
      if (specifications.length === 0) return undefined;
      const ink = inkOn(ground);
      const rows = specifications.map(({ name, value }) => fact(ink, escapeText(name), escapeText(value)));
      const half = rows.length > longList ? Math.ceil(rows.length / 2) : rows.length;
      const halves = [rows.slice(0, half), rows.slice(half)].filter((some) => some.length > 0);
      const node = section(ink, [
        heading(ink, 'Specifications'),
        columns(
          halves.map((some) => some.flat()),
          { gap: '64px', above: '32px' },
        ),
      ]);
      return { node, left: { ...product, specifications: [] } };
    },
  },
  {
    key: 'trustService',
    group: 'trust',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(
        ink,
        [
          columns(
            [
              [
                heading(ink, 'With you afterwards'),
                lead(ink, 'Three years of warranty, ten of spare parts.'),
              ],
              [
                words(ink, 'h3', 'Instructions', { element: 'h3' }),
                body(ink, 'All languages, as PDF.'),
                {
                  key: 'DownloadButton',
                  props: { text: 'Download', ...ink.button, margin: { top: '16px' } },
                },
              ],
              [
                words(ink, 'h3', 'Service', { element: 'h3' }),
                body(ink, 'Write to us; a person answers within a day.'),
              ],
            ],
            { gap: '40px', widths: [44, 28, 28] },
          ),
        ],
        { room: 6 },
      );
    },
  },
] as const satisfies readonly SectionDesign[];
