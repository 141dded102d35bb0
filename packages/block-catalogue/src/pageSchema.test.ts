import { type JsonSchema, pageSchema } from '@vitrina/block-kit';
import { hostileValues } from '@vitrina/block-kit/testing';
import { applyPageChange, instantiateDraft, savePage } from '@vitrina/epack-model';
import { feature, page } from '@vitrina/epack-model/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

const { definitions, rules } = standardCatalogue;
// The formats and keywords for people are not asserted.
const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(
  pageSchema(definitions),
);

function errorsOf(components: unknown): string[] {
  validate(components);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A page with a block as the palette inserts it, in wire form. */
function freshPage(key: string) {
  const draft = rules.find(key)?.createSubtree();
  if (!draft || key === 'Feature') return savePage(page(feature()), rules).components;
  const components = instantiateDraft(draft, 2, 1);
  const result = applyPageChange(page(feature()), {
    type: 'addComponents',
    parentId: 1,
    index: 0,
    components,
  });
  return savePage(result.ok ? result.page : page(feature()), rules).components;
}

it.each(definitions.map(({ key }) => key))('a new %s fits its schema', (key) => {
  expect(errorsOf(freshPage(key))).toEqual([]);
});

const scalars: readonly unknown[] = ['string', 'boolean', 'number', 'integer'];
const isScalar = (schema: JsonSchema) => 'enum' in schema || scalars.includes(schema['type']);

it.each(definitions.filter(({ key }) => key !== 'Feature'))(
  'lists and objects do not fit where a $key has texts, numbers or choices',
  ({ key, props }) => {
    const wrong = hostileValues.filter((value) => typeof value === 'object' && value !== null);
    for (const [name, kind] of Object.entries(props)) {
      for (const value of wrong) {
        if (!isScalar(kind.schema)) continue;
        const component = {
          id: 2,
          parentId: 1,
          order: 1,
          componentKey: key,
          type: 'component',
          props: { [name]: { name, value: { desktop: value } } },
        };
        expect(errorsOf([component]), `${name}: ${JSON.stringify(value)}`).not.toEqual([]);
      }
    }
  },
);
