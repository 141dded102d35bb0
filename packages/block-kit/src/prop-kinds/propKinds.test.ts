import type { Json } from '@vitrina/epack-model';
import { describe, expect, it } from 'vitest';

import type { PropKind } from '../propKind.ts';
import { hostileValues } from '../testing/hostileValues.ts';
import { asset } from './asset.ts';
import { attributes } from './attributes.ts';
import { boolean } from './boolean.ts';
import { box } from './box.ts';
import { choice } from './choice.ts';
import { classNames } from './classNames.ts';
import { code } from './code.ts';
import { color } from './color.ts';
import { dataBinding } from './dataBinding.ts';
import { elementReference } from './elementReference.ts';
import { fontFamily } from './fontFamily.ts';
import { group } from './group.ts';
import { identifier } from './identifier.ts';
import { length } from './length.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { number } from './number.ts';
import { optional } from './optional.ts';
import { richText } from './richText.ts';
import { text } from './text.ts';

const image = asset({ fileType: 'image' });

interface Case {
  readonly name: string;
  readonly kind: PropKind<unknown>;
  readonly accepts: readonly (readonly [stored: Json, value: unknown])[];
  readonly refuses: readonly (readonly [stored: Json, code: string])[];
}

const cases: readonly Case[] = [
  {
    name: 'text',
    kind: text({ maxLength: 5 }),
    accepts: [
      ['abc', 'abc'],
      ['', ''],
      [12, '12'],
    ],
    refuses: [
      ['abcdef', 'tooLong'],
      [null, 'notText'],
      [{}, 'notText'],
    ],
  },
  {
    name: 'text of a format',
    kind: text({ format: { pattern: /^\d+deg$/, example: '30deg' } }),
    accepts: [
      ['45deg', '45deg'],
      ['', ''],
    ],
    refuses: [
      ['45', 'wrongFormat'],
      ['45deg 45deg', 'wrongFormat'],
    ],
  },
  {
    name: 'choice',
    kind: choice([1, 2, 'auto'], { default: 1 }),
    accepts: [
      [1, 1],
      ['2', 2],
      ['auto', 'auto'],
    ],
    refuses: [
      [3, 'notChoice'],
      ['', 'notChoice'],
      [['auto'], 'notChoice'],
      [null, 'notChoice'],
    ],
  },
  {
    name: 'number',
    kind: number({ min: 1, max: 10 }),
    accepts: [
      [1, 1],
      ['7.5', 7.5],
    ],
    refuses: [
      [0, 'tooSmall'],
      [11, 'tooLarge'],
      ['0x9', 'notNumber'],
      ['', 'notNumber'],
      [true, 'notNumber'],
    ],
  },
  {
    name: 'boolean',
    kind: boolean(),
    accepts: [
      [true, true],
      ['off', false],
    ],
    refuses: [
      [1, 'notBoolean'],
      ['yes', 'notBoolean'],
    ],
  },
  {
    name: 'color',
    kind: color(),
    accepts: [
      ['#fff', '#fff'],
      [' #001a34 ', '#001a34'],
      ['rgb(0, 10%, 3 / 0.5)', 'rgb(0, 10%, 3 / 0.5)'],
      ['red', 'red'],
    ],
    refuses: [
      ['#ff', 'notColor'],
      ['red;', 'notColor'],
      ['url(x)', 'notColor'],
      ['var(--x)', 'notColor'],
      [7, 'notColor'],
    ],
  },
  {
    name: 'length',
    kind: length({ keywords: ['auto'] }),
    accepts: [
      ['auto', 'auto'],
      [12, '12px'],
      ['12', '12px'],
      ['1.5em', '1.5em'],
      ['50%', '50%'],
    ],
    refuses: [
      ['-1px', 'notLength'],
      ['1rem', 'notLength'],
      ['calc(1px)', 'notLength'],
      ['1px;x:y', 'notLength'],
      [null, 'notLength'],
    ],
  },
  {
    name: 'box',
    kind: box(),
    accepts: [
      ['8px', { top: '8px', right: '8px', bottom: '8px', left: '8px' }],
      [{ top: 4, left: '' }, { top: '4px' }],
    ],
    refuses: [
      [{ top: 'auto' }, 'notLength'],
      [[1, 2], 'notLength'],
    ],
  },
  {
    name: 'link',
    kind: link(),
    accepts: [
      ['https://shop.ru/product/1', 'https://shop.ru/product/1'],
      ['', ''],
    ],
    refuses: [
      ['https://shop.ru', 'notLink'],
      ['http://shop.ru/product/1', 'notLink'],
      ['https://localhost/product', 'notLink'],
      ['https://user:password@shop.ru/product', 'notLink'],
      ['javascript:alert(1)', 'notLink'],
      ['/product/1', 'notLink'],
    ],
  },
  {
    name: 'asset',
    kind: image,
    accepts: [
      ['', undefined],
      ['/files/a.webp', { src: '/files/a.webp' }],
      ['files/a.webp', { src: 'files/a.webp' }],
      [
        { src: '/a.webp', focus: { x: 0.25, y: 1 } },
        { src: '/a.webp', focus: { x: 0.25, y: 1 } },
      ],
      [{ src: '/a.webp', focus: { x: 2, y: '1' } }, { src: '/a.webp' }],
      [
        { src: '/a.mp4', sizeBytes: 25_000, durationSeconds: 7.5, name: 'Grill.mp4' },
        { src: '/a.mp4', sizeBytes: 25_000, durationSeconds: 7.5, name: 'Grill.mp4' },
      ],
      [{ src: '/a.mp4', sizeBytes: 1.5, durationSeconds: -1, name: 7 }, { src: '/a.mp4' }],
      [
        {
          src: 'https://cdn.example/a.png',
          widthPx: 100,
          heightPx: '100',
          variants: [
            { src: '/b.png', widthPx: 50 },
            { src: 'data:x', widthPx: 1 },
          ],
        },
        { src: 'https://cdn.example/a.png', widthPx: 100, variants: [{ src: '/b.png', widthPx: 50 }] },
      ],
    ],
    refuses: [
      ['data:image/png;base64,AA', 'notAsset'],
      ['javascript:alert(1)', 'notAsset'],
      ['//evil.example/a.png', 'notAsset'],
      ['/\\evil.example/a.png', 'notAsset'],
      ['http://shop.ru/a.png', 'notAsset'],
      ['/a b.png', 'notAsset'],
      [{ src: 4 }, 'notAsset'],
    ],
  },
  {
    name: 'list',
    kind: list(number(), { default: [1], min: 1, max: 3 }),
    accepts: [
      [
        [1, 'x', 2],
        [1, 0, 2],
      ],
    ],
    refuses: [
      [[], 'tooFewItems'],
      [[1, 2, 3, 4], 'tooManyItems'],
      ['1', 'notList'],
    ],
  },
  {
    name: 'group',
    kind: group({ title: text({ default: 'none' }), size: optional(number()) }),
    accepts: [
      [
        { title: 'a', size: 3, other: 1 },
        { title: 'a', size: 3 },
      ],
      [
        { title: null, size: 'x' },
        { title: 'none', size: undefined },
      ],
    ],
    refuses: [
      [[], 'notGroup'],
      ['x', 'notGroup'],
    ],
  },
  {
    name: 'classNames',
    kind: classNames(),
    accepts: [
      ['a  b a', ['a', 'b']],
      [['_x-1'], ['_x-1']],
      ['', []],
    ],
    refuses: [
      ['1a', 'notClassName'],
      ['a"b', 'notClassName'],
      [['a b'], 'notClassName'],
      [{}, 'notClassName'],
    ],
  },
  {
    name: 'attributes',
    kind: attributes(),
    accepts: [
      [
        { title: 'a', 'aria-label': 'b', 'data-x': 1 },
        { title: 'a', 'aria-label': 'b', 'data-x': '1' },
      ],
    ],
    refuses: [
      [{ onclick: 'x' }, 'notAttribute'],
      [{ style: 'x' }, 'notAttribute'],
      [{ href: 'x' }, 'notAttribute'],
      [{ 'data-block': '1' }, 'notAttribute'],
      [{ 'data-x onload': '1' }, 'notAttribute'],
      [{ title: {} }, 'notAttribute'],
    ],
  },
  {
    name: 'elementReference',
    kind: elementReference(),
    accepts: [
      [
        [1, '2'],
        [1, 2],
      ],
      [[], []],
    ],
    refuses: [
      [[0], 'notReference'],
      [['x'], 'notReference'],
      [3, 'notReference'],
    ],
  },
  {
    name: 'fontFamily',
    kind: fontFamily(),
    accepts: [['Inter Tight', 'Inter Tight']],
    refuses: [
      ["a'b", 'notIdentifier'],
      ['a;b', 'notIdentifier'],
      ['', 'notIdentifier'],
    ],
  },
  {
    name: 'code',
    kind: code({ language: 'html' }),
    accepts: [['<script>1</script>', '<script>1</script>']],
    refuses: [[1, 'notText']],
  },
  {
    name: 'dataBinding',
    kind: dataBinding(),
    accepts: [
      [
        { sourceId: 3, field: 'price' },
        { sourceId: '3', field: 'price' },
      ],
    ],
    refuses: [
      [{ sourceId: 3 }, 'notGroup'],
      [null, 'notGroup'],
    ],
  },
  {
    name: 'richText',
    kind: richText({ maxLength: 50 }),
    accepts: [['a <b>b</b>', ['a ', { tag: 'strong', children: ['b'] }]]],
    refuses: [
      [null, 'notText'],
      ['x'.repeat(51), 'tooLong'],
    ],
  },
];

describe.each(cases)('$name', ({ kind, accepts, refuses }) => {
  it.each(accepts)('accepts %j', (stored, value) => {
    expect(kind.parse(stored)).toEqual({ ok: true, value });
  });

  it.each(refuses)('refuses %j with a code', (stored, code) => {
    expect(kind.parse(stored)).toMatchObject({ ok: false, issue: { code } });
  });

  it('accepts its own default and has a schema', () => {
    expect(kind.parse(kind.defaultValue).ok).toBe(true);
    expect(JSON.parse(JSON.stringify(kind.schema))).toEqual(kind.schema);
  });

  it('answers any JSON without throwing', () => {
    for (const value of hostileValues) expect(kind.parse(value).ok).toBeTypeOf('boolean');
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('may be absent when optional', () => {
    for (const empty of [undefined, null, '']) {
      expect(optional(kind).parse(empty)).toEqual({ ok: true, value: undefined });
    }
  });
});

it('warns about a link to another host, and accepts it', () => {
  const kind = link({ expectedHosts: ['ozon.ru'] });
  expect(kind.parse('https://www.ozon.ru/product/1')).not.toHaveProperty('warning');
  expect(kind.parse('https://shop.ru/product/1')).toMatchObject({
    ok: true,
    warning: { code: 'linkHost', values: { hosts: 'ozon.ru' } },
  });
});

it('maps assets in groups and lists', () => {
  const kind = optional(group({ pictures: list(image), cover: image }));
  const parsed = kind.parse({ pictures: ['/a.png'], cover: '/b.png' });
  const value = parsed.ok ? parsed.value : undefined;
  expect(kind.mapAssets?.(value, ({ src }) => ({ src: `https://cdn.example${src}` }))).toEqual({
    pictures: [{ src: 'https://cdn.example/a.png' }],
    cover: { src: 'https://cdn.example/b.png' },
  });
});

it('reads an identifier from an address', () => {
  const kind = identifier({ pattern: /^\w{4}$/, fromAddress: (address) => address.searchParams.get('v') });
  expect(kind.parse('abcd')).toEqual({ ok: true, value: 'abcd' });
  expect(kind.parse('https://video.example/watch?v=abcd')).toEqual({ ok: true, value: 'abcd' });
  for (const value of ['abcde', 'https://video.example/', '"><b>', 'x/y', null]) {
    expect(kind.parse(value)).toMatchObject({ ok: false, issue: { code: 'notIdentifier' } });
  }
});
