import { inkOn } from '../building/ink.ts';
import { body, columns, heading, picture, section, words } from '../building/nodes.ts';
import type { SectionDesign } from '../building/sectionDesign.ts';

/** Last sections of a page. */
export const ends = [
  {
    key: 'endRange',
    group: 'ends',
    build: (ground) => {
      const ink = inkOn(ground);
      const other = (name: string, text: string) => [
        picture('4:5'),
        words(ink, 'h3', name, { element: 'h3', above: '12px' }),
        body(ink, text, { above: '4px' }),
      ];
      return section(ink, [
        heading(ink, 'More from the same hands'),
        columns(
          [
            other('Second product', 'Goes with it every day'),
            other('Third product', 'For guests'),
            other('Fourth product', 'The smallest of all'),
            other('Fifth product', 'New this season'),
          ],
          { gap: '16px', above: '32px', phone: 2 },
        ),
      ]);
    },
  },
  {
    key: 'endSignOff',
    group: 'ends',
    build: (ground) => {
      const ink = inkOn(ground);
      return section(
        ink,
        [
          words(ink, 'h1', 'Made to be kept.', { element: 'h2', props: { textAlign: 'center' } }),
          words(ink, 'caption', 'Name of the brand, place', {
            color: ink.muted,
            above: '16px',
            isWide: true,
            props: { textAlign: 'center' },
          }),
        ],
        { room: 10 },
      );
    },
  },
] as const satisfies readonly SectionDesign[];
