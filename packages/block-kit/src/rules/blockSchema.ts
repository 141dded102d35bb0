import { sizes } from '@vitrina/epack-model';

import { commonProps } from '../commonProps.ts';
import type { BlockDefinition } from '../defineBlock.ts';
import type { JsonSchema, PropKind } from '../propKind.ts';

/**
 * Returns the JSON Schema (2020-12) of a block's components in documents, derived from the prop kinds. It is stricter
 * than a load, which also reads numbers written as texts and names in other case.
 *
 * @public
 */
export function blockSchema(definition: BlockDefinition): JsonSchema {
  return schemaOf(definition, propSchema);
}

function schemaOf(
  { key, type, props }: BlockDefinition,
  schemaOfProp: (name: string, kind: PropKind<unknown>) => JsonSchema,
): JsonSchema {
  return {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: 1 },
      parentId: { type: ['integer', 'null'], minimum: 0 },
      order: { type: 'number' },
      name: { type: 'string' },
      displayName: { type: 'string' },
      customName: { type: 'string' },
      componentKey: { const: key },
      type: { const: type },
      props: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(props).map(([name, kind]) => [name, schemaOfProp(name, kind)]),
        ),
      },
    },
    required: ['id', 'parentId', 'componentKey', 'type', 'props'],
  };
}

/**
 * Returns the JSON Schema (2020-12) of a page's list of components. Blocks of other catalogs are not checked. Every block
 * and every common prop is declared once, in `$defs`.
 *
 * @public
 */
export function pageSchema(definitions: readonly BlockDefinition[]): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'array',
    items: {
      type: 'object',
      required: ['componentKey'],
      allOf: definitions.map((definition) => ({
        if: { properties: { componentKey: { const: definition.key } } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { $ref: `#/$defs/${definition.key}` },
      })),
    },
    $defs: Object.fromEntries([
      ...Object.entries(commonKinds).map(([name, kind]) => [commonName(name), propSchema(name, kind)]),
      ...definitions.map((definition) => [definition.key, schemaOf(definition, sharedPropSchema)]),
    ]),
  };
}

const commonKinds: Readonly<Record<string, PropKind<unknown>>> = commonProps;

/** Keys of blocks have no dots. */
function commonName(name: string): string {
  return `common.${name}`;
}

function sharedPropSchema(name: string, kind: PropKind<unknown>): JsonSchema {
  return commonKinds[name] === kind ? { $ref: `#/$defs/${commonName(name)}` } : propSchema(name, kind);
}

function propSchema(name: string, { schema, isOptional, isPerSize }: PropKind<unknown>): JsonSchema {
  // Without a choice or a file yet, an optional value is empty.
  const value = isOptional ? { anyOf: [schema, { const: '' }, { type: 'null' }] } : schema;
  const valueSizes = isPerSize ? sizes : sizes.slice(0, 1);
  return {
    type: 'object',
    properties: {
      name: { const: name },
      value: { type: 'object', properties: Object.fromEntries(valueSizes.map((size) => [size, value])) },
    },
    required: ['name', 'value'],
  };
}
