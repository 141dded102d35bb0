import { inkOn } from '../building/ink.ts';
import { body, columns, heading, lead, line, picture, section, words } from '../building/nodes.ts';
import type { DesignNode, SectionDesign } from '../building/sectionDesign.ts';

function tableRow(cells: readonly string[]): DesignNode {
  return {
    key: 'TableRow',
    children: cells.map((text) => ({
      key: 'TableCell',
      children: [{ key: 'Text', props: { text, textStyle: 'body' } }],
    })),
  };
}

/** Sections that help to choose. */
export const comparing = [
  {
    key: 'compareRange',
    group: 'comparing',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        heading(ink, 'Find the right one'),
        lead(ink, 'They do the same and differ in size.'),
        {
          key: 'Table',
          props: {
            hasHeaderRow: true,
            hasHeaderColumn: true,
            margin: { top: '32px' },
            backgroundOptions: { color: inkOn('surface').ground },
            boxShadow: 'brand',
          },
          children: [
            tableRow(['Model', 'Small', 'Medium', 'Large']),
            tableRow(['For', 'One person', 'Two to three', 'Family']),
            tableRow(['Capacity', '0.6 l', '1.2 l', '1.7 l']),
            tableRow(['Weight', '0.9 kg', '1.3 kg', '1.6 kg']),
          ],
        },
      ]);
    },
  },
  {
    key: 'compareBefore',
    group: 'comparing',
    build: (ground) => {
      const ink = inkOn(ground);
      const paper = inkOn('surface');
      const side = (title: string, text: string) => [
        words(ink, 'h3', title, { element: 'h3' }),
        body(ink, text),
      ];
      return section(ink, [
        heading(ink, 'What changed'),
        {
          key: 'BeforeAfter',
          props: {
            beforeLabel: 'Before',
            afterLabel: 'Now',
            color: paper.text,
            backgroundColor: paper.ground,
            margin: { top: '32px' },
          },
          sizedProps: { ratio: { desktop: '16:9', mobile: '4:5' } },
        },
        columns(
          [
            side('Three parts, two screws', 'It was good, and hard to clean.'),
            side('One part, no screws', 'It opens with a turn.'),
          ],
          { gap: '32px', above: '24px', phone: 2 },
        ),
      ]);
    },
  },
  {
    key: 'compareSizes',
    group: 'comparing',
    build: (ground) => {
      const ink = inkOn(ground);
      const size = (name: string, text: string) => [
        picture('1:1', '3:2', { objectFit: 'contain' }),
        words(ink, 'h3', name, { element: 'h3', above: '16px' }),
        body(ink, text, { above: '4px' }),
      ];
      return section(ink, [
        heading(ink, 'Drawn to the same scale'),
        lead(ink, 'Side by side, seen from the same distance.'),
        columns([size('S', '18 × 18 × 24 cm'), size('M', '22 × 22 × 30 cm'), size('L', '28 × 28 × 38 cm')], {
          align: 'end',
          above: '32px',
        }),
      ]);
    },
  },
  {
    key: 'compareFor',
    group: 'comparing',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(ink, [
        columns(
          [
            [heading(ink, 'Who it is for')],
            [
              words(ink, 'lead', 'For people who use it every day and want to think about it never.'),
              line(ink, '24px'),
              words(
                ink,
                'body',
                'Less right for you if you need it once a year, or want to carry it in a pocket.',
                { color: ink.muted },
              ),
            ],
          ],
          { gap: '64px', widths: [40, 60] },
        ),
      ]);
    },
  },
] as const satisfies readonly SectionDesign[];
