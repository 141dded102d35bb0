import * as fc from 'fast-check';

import { savePage } from '../load/savePage.ts';
import { pageArbitrary } from './arbitraries.ts';
import { testRules } from './testRules.ts';

/**
 * Pages as a server sends them.
 *
 * @public
 */
export const wireArbitrary: fc.Arbitrary<unknown[]> = pageArbitrary.map(
  (page) =>
    // A deep copy, so that damage to one document does not affect another.
    JSON.parse(JSON.stringify(savePage(page, testRules).components)) as unknown[],
);

interface Damage {
  readonly at: number;
  readonly field: string;
  readonly value: unknown;
}

const badIdArbitrary = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(NaN, Infinity, 1.5, 2 ** 60, '3', 'x', null, undefined, true, {}, []),
);

const badValueArbitrary = fc.oneof(
  fc.constantFrom<unknown>(
    '\ud800',
    'a\0b',
    NaN,
    -0,
    10n,
    Symbol('x'),
    () => 0,
    new Date(0),
    new Map(),
    null,
    undefined,
    '',
  ),
  // Created again each time, since damage can be applied to damaged values.
  fc
    .constantFrom<() => unknown>(
      () => ({}),
      () => [],
      () => ({ desktop: null }),
      () => ({ desktop: NaN }),
      () => ({ constructor: 1 }),
      () => [[[[]]]],
    )
    .map((make) => make()),
  fc.anything(),
  fc.constant(0).map(() => JSON.parse('{"__proto__": {"polluted": true}, "desktop": 1}') as unknown),
  fc.integer({ min: 90, max: 400 }).map(nested),
);

/** An object inside an object inside an object. */
function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let i = 0; i < depth; i++) value = { desktop: value };
  return value;
}

const damageArbitrary: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({
    at: fc.nat(),
    field: fc.constantFrom('id', 'parentId', 'order', 'index'),
    value: badIdArbitrary,
  }),
  fc.record({
    at: fc.nat(),
    field: fc.constantFrom(
      'componentKey',
      'name',
      'displayName',
      'type',
      'props',
      'children',
      'unknownProps',
      'customName',
      'isDynamic',
      'dynamicIndex',
      'extra',
      '__proto__',
      'props.text',
      'props.src',
      'props.__proto__',
      'whole',
    ),
    value: badValueArbitrary,
  }),
);

/** Pages as a server sends them, with up to ten faults: types, ids, links, values. @public */
export const damagedWireArbitrary: fc.Arbitrary<unknown[]> = fc
  .tuple(wireArbitrary, fc.array(damageArbitrary, { maxLength: 10 }))
  .map(([wire, damages]) => {
    for (const damage of damages) inflict(wire, damage);
    return wire;
  });

function inflict(wire: unknown[], { at, field, value }: Damage): void {
  if (wire.length === 0) return;
  const index = at % wire.length;
  const target = wire[index];
  if (field === 'whole' || typeof target !== 'object' || target === null) {
    wire[index] = value;
    return;
  }
  const [first = '', second] = field.split('.');
  const owner: unknown = second === undefined ? target : Reflect.get(target, first);
  if (typeof owner !== 'object' || owner === null) return;
  Object.defineProperty(owner, second ?? first, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
