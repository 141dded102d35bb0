import type { Json } from '@vitrina/epack-model';

import { builtInFonts } from '../prop-kinds/fontFamily.ts';
import type { Control, ControlName, PropKind } from '../propKind.ts';

const everyFormat =
  '<p style="color:#001a34;background-color:#fff;font-size:18px;font-family:Arial;font-weight:700;font-style:italic;' +
  'text-decoration:underline;text-align:center">A <b>bold</b>, <i>slanted</i>, <u>underlined</u>, <s>struck</s> and ' +
  '<small>small</small> text, H<sub>2</sub>O and m<sup>2</sup>,<br><code>code</code> and ' +
  '<span style="color:#3d5165">color</span></p><p><a href="https://example.com/one">One link</a> or ' +
  '<a href="https://example.com/two" target="_blank">another</a></p><ul><li>One</li></ul><ol><li>First</li></ol>';

/** Realistic values by control; each kind uses the ones it can parse. */
const candidates: Readonly<Record<ControlName, readonly Json[]>> = {
  text: ['dQw4w9WgXcQ', '0123456789abcdef0123456789abcdef', '42'],
  richText: ['A <b>good</b> text', everyFormat],
  choice: [],
  number: [2, 1, 0, 12, 100],
  boolean: [true, false],
  color: ['#3d5165'],
  length: ['24px', '50%'],
  box: [{ top: '4px', right: '8px', bottom: '4px', left: '8px' }],
  link: ['https://example.com/a/product', 'https://www.ozon.ru/a/product'],
  asset: [{ src: 'sample-picture.svg', widthPx: 800, heightPx: 500 }, 'https://example.com/a.webp'],
  list: [],
  group: [],
  fontFamily: Object.keys(builtInFonts),
  classNames: ['one two'],
  attributes: [{ title: 'A title', id: 'some-id', 'data-note': '1', 'aria-description': 'What it is' }],
  elementReference: [[2, 3]],
  code: ['<p>Code</p>'],
  dataBinding: [{ sourceId: '1', field: 'title' }],
};

/**
 * Returns valid values of a kind, the most common first.
 *
 * @param name - the name of a text, so that an image's text differs from its title
 */
export function sampleValues(kind: PropKind<unknown>, name = 'text'): readonly Json[] {
  const sound = samplesOf(kind, name).filter((value) => kind.parse(value).ok);
  // One text is enough; there are several only because some are identifiers.
  return kind.control.name === 'text' ? sound.slice(0, 1) : sound;
}

function samplesOf({ control, defaultValue }: PropKind<unknown>, name: string): readonly Json[] {
  if (control.name === 'choice') return control.choices;
  if (control.name === 'text') return [control.example ?? `Sample ${name}`, ...candidates.text];
  if (control.name === 'color') return [defaultValue ?? '', ...candidates.color];
  if (control.name === 'number') return numbersWithin(control);
  if (control.name === 'group') return groupSamples(control);
  if (control.name === 'list') {
    const count = Math.max(listLength(defaultValue), control.min, 1);
    return sampleValues(control.item, name).map((item) => Array.from({ length: count }, () => item));
  }
  return candidates[control.name];
}

function numbersWithin({ min, max }: Extract<Control, { name: 'number' }>): readonly Json[] {
  return [...candidates.number, min, max].filter((value) => value !== undefined);
}

/** Returns one group per sample of the field with the most samples; other fields repeat their first. */
function groupSamples({ fields }: Extract<Control, { name: 'group' }>): readonly Json[] {
  const samples = Object.entries(fields).map(([name, kind]) => [name, sampleValues(kind, name)] as const);
  const count = Math.max(1, ...samples.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(samples.map(([name, values]) => [name, values[index] ?? values[0] ?? null])),
  );
}

function listLength(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}

/**
 * Puts a value into every field of a group and every item of a list. For a kind without fields and items,
 * returns the value itself.
 *
 * @param itemCount - default: the initial number of items
 */
export function spreadInto(kind: PropKind<unknown>, value: Json, itemCount?: number): Json {
  const { control, defaultValue } = kind;
  if (control.name === 'group') {
    return Object.fromEntries(
      Object.entries(control.fields).map(([name, field]) => [name, spreadInto(field, value, itemCount)]),
    );
  }
  if (control.name !== 'list') return value;
  const length = itemCount ?? Math.max(listLength(defaultValue), control.min, 1);
  return Array.from({ length }, () => spreadInto(control.item, value, itemCount));
}
