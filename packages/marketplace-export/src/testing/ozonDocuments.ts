import * as fc from 'fast-check';

import type { OzonBlock, OzonContent, OzonPicture, OzonText, OzonWidget } from '../ozon/document.ts';

const word = fc
  .string({
    unit: fc.constantFrom('a', 'b', 'Ж', 'ю', '9', ' ', '<', '&', '>', '"', '😀', 'é'),
    minLength: 1,
    maxLength: 12,
  })
  .filter((text) => text.trim() === text);
const lines = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.constant('') }), {
    minLength: 1,
    maxLength: 4,
  })
  .filter((all) => all[0] !== '' && all.at(-1) !== '');

const align = fc.constantFrom('left' as const, 'center' as const, 'right' as const);

function textOf(
  all: readonly string[],
  size: 'size2' | 'size5',
  side: 'left' | 'center' | 'right',
): OzonText {
  const look = { size, align: side, color: 'color1' };
  const [first = ''] = all;
  return all.length === 1
    ? { items: [{ type: 'text', content: first }], ...look }
    : { content: [...all], ...look };
}

const title = lines.map((all) => textOf(all, 'size5', 'left'));
const text = lines.map((all) => textOf(all, 'size2', 'left'));
const pixels = fc.integer({ min: 1, max: 4000 });
const address = fc.stringMatching(/^[a-z0-9_%+-]{1,12}$/).map((name) => `https://files.example/${name}.jpg`);

const img = (position: fc.Arbitrary<'to_the_edge' | 'width_full'>): fc.Arbitrary<OzonPicture> =>
  fc
    .tuple(address, address, fc.boolean(), word, position, pixels, pixels)
    .map(([src, other, isSame, alt, side, widthMobile, heightMobile]) => ({
      src,
      srcMobile: isSame ? src : other,
      alt,
      position: side,
      positionMobile: side,
      widthMobile,
      heightMobile,
    }));
const edge = fc.constant('to_the_edge' as const);
const link = fc.constantFrom('', 'https://www.ozon.ru/product/1', 'https://ozon.ru/p/2');

const withWords = (linked: boolean): fc.Arbitrary<OzonBlock> =>
  fc.record({ img: img(edge), imgLink: linked ? link : fc.constant(''), title, text });

const textBlock = fc.record({ title: lines, text: lines, align }).chain((words) =>
  fc.record({
    widgetName: fc.constant('raTextBlock' as const),
    title: fc.constant(textOf(words.title, 'size5', words.align)),
    text: fc.constant(textOf(words.text, 'size2', words.align)),
    theme: fc.constantFrom('default' as const, 'primary' as const, 'secondary' as const, 'tertiary' as const),
    padding: fc.constantFrom('type1' as const, 'type2' as const),
    gapSize: fc.constantFrom('m' as const, 's' as const),
  }),
);

const showcase = <Type extends string>(type: Type, blocks: fc.Arbitrary<OzonBlock[]>) =>
  fc.record({ widgetName: fc.constant('raShowcase' as const), type: fc.constant(type), blocks });

const pictures = fc
  .constantFrom('to_the_edge' as const, 'width_full' as const)
  .chain((side) =>
    fc.array(fc.record({ img: img(fc.constant(side)), imgLink: link }), { minLength: 1, maxLength: 6 }),
  );
const few = (arbitrary: fc.Arbitrary<OzonBlock>, maxLength: number) =>
  fc.array(arbitrary, { minLength: 1, maxLength });
const zigzag = few(
  fc.tuple(withWords(false), fc.boolean()).map(([card, reverse]) => ({ ...card, reverse })),
  6,
);

const list = fc.record({
  widgetName: fc.constant('list' as const),
  theme: fc.constantFrom('bullet' as const, 'number' as const),
  blocks: fc.array(fc.record({ title, text }), { minLength: 1, maxLength: 8 }),
});

const cell = word.map((all) => [all]);
const table = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 }), fc.boolean())
  .chain(([columns, rows, hideHead]): fc.Arbitrary<OzonWidget> =>
    fc.record({
      widgetName: fc.constant('raTable' as const),
      table: fc.record({
        head: fc.array(
          fc.record({
            text: hideHead ? fc.constant<string[]>(['']) : cell,
            contentAlign: fc.constant('left' as const),
          }),
          { minLength: columns + 1, maxLength: columns + 1 },
        ),
        body: fc.array(fc.array(cell, { minLength: columns + 1, maxLength: columns + 1 }), {
          minLength: rows,
          maxLength: rows,
        }),
        hideHead: fc.constant(hideHead),
      }),
    }),
  );

const video = fc.constant({
  widgetName: 'raVideo' as const,
  type: 'youtube' as const,
  youtubeVideoId: 'dQw4w9WgXcQ',
});

/** Ozon's rich content that a page can express completely. */
export const expressibleOzon: fc.Arbitrary<OzonContent> = fc
  .array(
    fc.oneof<fc.Arbitrary<OzonWidget>[]>(
      textBlock,
      showcase('roll', pictures),
      showcase('billboard', few(withWords(false), 1)),
      showcase('chess', zigzag),
      showcase('tileXL', few(withWords(true), 2)),
      showcase('tileL', few(withWords(true), 3)),
      showcase('tileM', few(withWords(true), 4)),
      list,
      table,
      video,
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((content) => ({ content, version: 0.3 }));
