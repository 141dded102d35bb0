import type { WireComponentData } from '@vitrina/api-client/contract';
import * as fc from 'fast-check';

/** A component of a hostile page: anything that JSON can say. */
type Raw = unknown;

/** A fault put into a sound list of components; `at` picks one of them. */
export type Fault =
  | { readonly kind: 'set'; readonly at: number; readonly field: string; readonly value: Raw }
  | { readonly kind: 'setProp'; readonly at: number; readonly prop: string; readonly value: Raw }
  | { readonly kind: 'remove'; readonly at: number; readonly field: string }
  | { readonly kind: 'repeat'; readonly at: number }
  | { readonly kind: 'loop'; readonly at: number; readonly to: number }
  | { readonly kind: 'insert'; readonly at: number; readonly value: Raw };

/** An object with an own key that assignment would take for the prototype. */
function poison(key: string): object {
  return Object.defineProperty({ name: 'text', value: { desktop: 'x' } }, key, {
    value: { polluted: true },
    enumerable: true,
  });
}

function nest(depth: number): unknown {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { value };
  return value;
}

/** Values of wrong types, of sizes nobody writes by hand, and of keys and characters that break careless code. */
function hostile(foreignFile: string): fc.Arbitrary<Raw> {
  return fc.oneof(
    fc.constantFrom<Raw>(
      null,
      true,
      0,
      -1,
      0.5,
      1e308,
      2 ** 31,
      2 ** 53 + 2,
      '',
      '1',
      [],
      {},
      [[[]]],
      '\ud800',
      'a\udc00b',
      '\u0000',
      '\u202e',
      '__proto__',
      'constructor',
      'toString',
      'x'.repeat(150_000),
      '<p>'.repeat(50_000),
      Array.from({ length: 5000 }, (_, index) => index),
      poison('__proto__'),
      poison('constructor'),
      poison('toString'),
      nest(60),
      nest(400),
      foreignFile,
      { name: 'src', value: { desktop: { src: foreignFile } } },
      { name: 'text', value: { desktop: 5, laptop: [], phone: {} } },
      { name: 'text', value: 'bare' },
    ),
    // Ids that are taken, and ids of nobody.
    fc.nat(30),
    fc.jsonValue({ maxDepth: 3 }),
  );
}

const fields = [
  'id',
  'parentId',
  'order',
  'componentKey',
  'type',
  'name',
  'props',
  'children',
  '__proto__',
  'unknown',
];
const props = ['text', 'src', 'rows', 'items', 'textColor', 'styles', '__proto__', 'toString', 'unknown'];

/** One to four faults. */
export function faults(foreignFile: string): fc.Arbitrary<Fault[]> {
  const at = fc.nat(20);
  const value = hostile(foreignFile);
  return fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('set' as const),
          at,
          field: fc.constantFrom(...fields),
          value,
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('setProp' as const),
          at,
          prop: fc.constantFrom(...props),
          value,
        }),
      },
      fc.record({ kind: fc.constant('remove' as const), at, field: fc.constantFrom(...fields) }),
      fc.record({ kind: fc.constant('repeat' as const), at }),
      fc.record({ kind: fc.constant('loop' as const), at, to: at }),
      fc.record({ kind: fc.constant('insert' as const), at, value }),
    ),
    { minLength: 1, maxLength: 4 },
  );
}

function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the components with the faults in them. */
export function spoil(components: readonly WireComponentData[], list: readonly Fault[]): Raw[] {
  const spoilt: Raw[] = structuredClone([...components]);
  for (const fault of list) {
    const at = fault.at % spoilt.length;
    const component = spoilt[at];
    if (fault.kind === 'insert') {
      spoilt.splice(at, 0, fault.value);
      continue;
    }
    if (typeof component !== 'object' || component === null) continue;
    const record = component as Record<string, unknown>;
    switch (fault.kind) {
      case 'set':
        define(record, fault.field, fault.value);
        break;
      case 'setProp':
        if (typeof record['props'] === 'object' && record['props'])
          define(record['props'], fault.prop, fault.value);
        break;
      case 'remove':
        delete record[fault.field];
        break;
      case 'repeat':
        spoilt.push(structuredClone(component));
        break;
      case 'loop':
        record['parentId'] = (spoilt[fault.to % spoilt.length] as { id?: unknown } | null)?.id;
        break;
    }
  }
  return spoilt;
}
