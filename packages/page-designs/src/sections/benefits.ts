import { inkOn } from '../building/ink.ts';
import { body, columns, heading, lead, line, picture, section, words } from '../building/nodes.ts';
import type { SectionDesign } from '../building/sectionDesign.ts';

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
  },
  {
    key: 'benefitNumbered',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      const item = (number: string, title: string, text: string) => [
        line(ink, '24px'),
        columns(
          [
            [words(ink, 'h1', number, { color: ink.mark, isWide: true })],
            [words(ink, 'h3', title, { element: 'h3' }), body(ink, text)],
          ],
          { widths: [16, 84] },
        ),
      ];
      return section(ink, [
        heading(ink, 'Three reasons to keep it'),
        ...item('01', 'It does one thing well', 'No modes to learn and nothing to set before the first use.'),
        ...item('02', 'It is easy to clean', 'Smooth inside, without corners where anything could stay.'),
        ...item('03', 'It can be repaired', 'Spare parts are kept for ten years after the last one is sold.'),
      ]);
    },
  },
  {
    key: 'benefitStrip',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      const card = (title: string, text: string) => ({
        key: 'Row',
        props: { direction: 'vertical' },
        children: [
          picture('4:5'),
          words(ink, 'h3', title, { element: 'h3', above: '16px' }),
          body(ink, text),
        ],
      });
      return section(ink, [
        heading(ink, 'Small things that make the day'),
        {
          key: 'Slider',
          props: {
            gap: '16px',
            arrowColor: ink.text,
            bulletColor: ink.muted,
            activeBulletColor: ink.mark,
            margin: { top: '32px' },
          },
          sizedProps: { slidesPerView: { desktop: 3, tablet: 2, mobile: 1 } },
          children: [
            card('In the morning', 'Ready before the coffee is.'),
            card('At noon', 'Small enough to come along.'),
            card('In the evening', 'Quiet when everyone sleeps.'),
            card('On the weekend', 'Large enough for guests.'),
          ],
        },
      ]);
    },
  },
  {
    key: 'benefitFacts',
    group: 'benefits',
    build: (ground) => {
      const ink = inkOn(ground);
      const fact = (figure: string, text: string) => [
        words(ink, 'h1', figure, { color: ink.mark, weight: 600, isWide: true }),
        body(ink, text),
      ];
      return section(
        ink,
        [
          columns(
            [
              fact('2.1 kg', 'light enough for one hand'),
              fact('45 s', 'from cold to ready'),
              fact('10 years', 'of spare parts'),
              fact('38 dB', 'at one meter'),
            ],
            { phone: 2 },
          ),
        ],
        { room: 5 },
      );
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
          lead(ink, 'of the people who tried it for a month kept it.'),
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
