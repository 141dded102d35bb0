import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { componentSchema, wireComponentListSchema } from '../../schemas/component.ts';
import {
  customComponentSchema,
  dataSourceSchema,
  fontSchema,
  manifestSchema,
  productDataSchema,
} from '../../schemas/epackData.ts';
import { componentFits, isWireComponentList } from './componentFits.ts';
import { isCustomComponent, isDataSource, isFont, manifestFits, productDataFits } from './epackFits.ts';
import type { Fits } from './fits.ts';

const prop = {
  name: 'text',
  value: { desktop: 'a', mobile: null },
  items: [1],
  fileType: 'image',
  optional: true,
};
const copiedFrom = {
  locale: 'ru',
  template: 't',
  page: 'p',
  id: 1,
  props: { text: 'x' },
  texts: { a: 'b' },
  upTo: 3,
  leftOut: [4],
};
const component = {
  id: 1,
  parentId: 0,
  name: 'Text',
  displayName: 'Text',
  componentKey: 'Text',
  type: 'component',
  props: { text: prop },
  unknownProps: { own: prop },
  customName: 'Mine',
  copiedFrom,
  isDynamic: true,
  dynamicType: 'wrapper',
  dynamicIndex: 0,
  dynamicProviderIndex: -1,
  radioGroupIndex: 2,
  order: 1,
  index: 0,
  children: [2],
};
const productData = { brandName: 'b', productName: 'p', EAN: '1', MPN: '2', categories: [1], mappingId: 'm' };
const manifest = {
  createdDate: '',
  updatedDate: '',
  version: '1',
  packageID: 'p',
  emsId: 'e',
  author: 'a',
  tags: ['t'],
  productData,
  data: { ru: { direction: 'rtl' }, en: {} },
};
const font = { fontFamily: 'f', fontWeight: 400, fontStyle: 'normal', formats: [{}] };
const dataSource = { id: 1, items: [{ id: 'a', data: { price: 1 } }] };
const customComponent = { name: 'Mine', components: [component] };

const pieces = [component, prop, copiedFrom, manifest, font, dataSource, customComponent];
const strange = [
  undefined,
  null,
  '',
  'ltr',
  'sideways',
  0,
  -1,
  1.5,
  2 ** 44 + 1,
  2 ** 60,
  true,
  [],
  [1],
  {},
  { a: 1 },
];

/** A valid value with one part, at any depth, replaced or removed. */
function damaged(sound: unknown): fc.Arbitrary<unknown> {
  const paths = listPaths(sound);
  const other = fc.oneof(fc.constantFrom<unknown>(...strange, ...pieces), fc.jsonValue({ maxDepth: 2 }));
  return fc.tuple(fc.constantFrom(...paths), other).map(([path, value]) => replaceAt(sound, path, value));
}

function listPaths(value: unknown): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[], ...inner.flatMap(([key, each]) => listPaths(each).map((path) => [key, ...path]))];
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  const next = replaceAt(copy[key], rest, by);
  if (next === undefined && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

const cases: readonly (readonly [string, unknown, Fits, z.ZodType])[] = [
  ['a list of components', [component], isWireComponentList, wireComponentListSchema],
  ['a font', font, isFont, fontSchema],
  ['a data source', dataSource, isDataSource, dataSourceSchema],
  ['a custom component', customComponent, isCustomComponent, customComponentSchema],
  ...listFields('component', component, componentFits, componentSchema.shape),
  ...listFields('manifest', manifest, manifestFits, manifestSchema.shape),
  ...listFields('productData', productData, productDataFits, productDataSchema.shape),
];

function listFields(
  of: string,
  sound: Readonly<Record<string, unknown>>,
  fits: Readonly<Record<string, Fits>>,
  shape: Readonly<Record<string, z.ZodType>>,
) {
  return Object.entries(shape).map(([name, schema]) => {
    const fit = fits[name];
    if (!fit) throw new Error(`Nothing says what fits ${of}.${name}`);
    return [`${of}.${name}`, sound[name], fit, schema] as const;
  });
}

describe('what fits is what the schemas accept', () => {
  it.each(cases)('%s', (_name, sound, fits, schema) => {
    expect(fits(sound)).toBe(true);
    expect(schema.safeParse(sound).success).toBe(true);
    fc.assert(
      fc.property(damaged(sound), (value) => {
        expect(fits(value)).toBe(schema.safeParse(value).success);
      }),
    );
  });
});
