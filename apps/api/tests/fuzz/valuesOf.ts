import * as fc from 'fast-check';

import { resolveReference, type JsonSchema, type OpenApiDocument } from './openApiDocument.ts';

/** The data besides the schema that values are generated from. */
export interface ValueSource {
  document: OpenApiDocument;
  /**
   * Texts with a meaning for the server: existing ids, names of pages. Used wherever a schema accepts them.
   */
  knownTexts: readonly string[];
}

const maxItems = 4;
const maxTextLength = 40;
/** The depth to which a recursive schema is followed. */
const maxDepth = 6;

const byFormat: Partial<Record<string, () => fc.Arbitrary<string>>> = {
  uuid: () => fc.uuid({ version: 4 }),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
  date: () => day().map((date) => date.toISOString().slice(0, 10)),
  'date-time': () => day().map((date) => date.toISOString()),
};

function day(): fc.Arbitrary<Date> {
  return fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
}

/** The generator does not support lookahead; such patterns get any text. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    return undefined;
  }
}

function textsOf(schema: JsonSchema, { knownTexts }: ValueSource): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = maxTextLength, pattern, format } = schema;
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)) };
  const anyText = fc.string({ ...limits, unit: 'grapheme' });
  const generated = byFormat[format ?? '']?.() ?? (pattern ? (matching(pattern) ?? anyText) : anyText);
  const expression = pattern ? new RegExp(pattern, 'u') : undefined;
  const fitting = knownTexts.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (expression?.test(text) ?? !format),
  );
  return fitting.length === 0 ? generated : fc.oneof(fc.constantFrom(...fitting), generated);
}

function numbersOf(schema: JsonSchema, isInteger: boolean): fc.Arbitrary<number> {
  const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1_000_000) + 1;
  const max = schema.maximum ?? (schema.exclusiveMaximum ?? 1_000_000) - 1;
  const small = fc.integer({ min, max: Math.max(min, Math.min(max, min + 5)) });
  const wide = isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: small }, { weight: 1, arbitrary: wide });
}

function objectsOf(schema: JsonSchema, source: ValueSource, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).map(([name, inner]) => [
    name,
    valuesAt(inner, source, depth + 1),
  ]);
  const declared = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== 'object') return declared;
  const names = textsOf(propertyNames ?? { maxLength: 20 }, source).filter((name) => !isPrototypeKey(name));
  const others = fc.dictionary(names, valuesAt(additionalProperties, source, depth + 1), { maxKeys: 3 });
  return fc.tuple(others, declared).map(([more, fixed]) => ({ ...more, ...fixed }));
}

/** Prototype keys are refused everywhere, so they count as invalid requests. */
function isPrototypeKey(name: string): boolean {
  return ['__proto__', 'constructor', 'prototype'].includes(name);
}

function listsOf(schema: JsonSchema, source: ValueSource, depth: number): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems: most = maxItems, items = {} } = schema;
  const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(most, maxItems)) };
  return fc.array(valuesAt(items, source, depth + 1), limits);
}

function valuesOfType(
  type: string,
  schema: JsonSchema,
  source: ValueSource,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textsOf(schema, source);
    case 'integer':
      return numbersOf(schema, true);
    case 'number':
      return numbersOf(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listsOf(schema, source, depth);
    default:
      return objectsOf(schema, source, depth);
  }
}

function anyJson(): fc.Arbitrary<unknown> {
  return fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' });
}

function valuesAt(schema: JsonSchema, source: ValueSource, depth: number): fc.Arbitrary<unknown> {
  if (depth > maxDepth) return fc.constant(null);
  if (schema.$ref) return valuesAt(resolveReference(source.document, schema.$ref), source, depth + 1);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valuesAt(branch, source, depth)));
  if (schema.allOf) return valuesAt(Object.assign({}, ...schema.allOf) as JsonSchema, source, depth);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return anyJson();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, source, depth)));
}

/** Generates values that a schema accepts; checks in code can still refuse them. */
export function valuesOf(schema: JsonSchema, source: ValueSource): fc.Arbitrary<unknown> {
  return valuesAt(schema, source, 0);
}
