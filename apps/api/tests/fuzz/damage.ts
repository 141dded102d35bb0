import * as fc from 'fast-check';

/** Hostile values that every call has to survive. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53 + 2,
  -(2 ** 31) - 1,
  '',
  ' ',
  'x'.repeat(5000),
  '9'.repeat(400),
  '\0',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '𝟙',
  "'; drop table epack; --",
  '../../etc/passwd',
  '..\\..\\windows',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '${7*7}{{7*7}}',
  '%00%ff%',
  '9999-99-99',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01',
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 1 },
  { length: 1e9 },
  Array.from({ length: 300 }, () => null),
];

/** A damage to a valid body or list of parameters. */
export type Damage =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; at: number; name: string; value: unknown };

/** A single damage. */
export function damages(): fc.Arbitrary<Damage> {
  const value = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 3 }));
  const at = fc.nat(500);
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('replace' as const), at, value }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        at,
        name: fc.constantFrom(
          'id',
          'roles',
          'owner',
          'isAdmin',
          '__proto__',
          'constructor',
          'length',
          '',
          '0',
        ),
        value,
      }),
    },
  );
}

type Path = readonly string[];

function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
}

/**
 * Defines the property, since assigning `__proto__` would set the prototype; JSON.stringify must write it as
 * a key.
 */
function withEntry(value: object, name: string, inner: unknown): object {
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  return Object.defineProperty(copy, name, {
    value: inner,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function change(value: unknown, [first, ...rest]: Path, edit: (value: unknown) => unknown): unknown {
  if (first === undefined) return edit(value);
  const record = value as Record<string, unknown>;
  return withEntry(record, first, change(record[first], rest, edit));
}

function addTo(value: unknown, name: string, inner: unknown): unknown {
  return typeof value === 'object' && value !== null && name !== 'length'
    ? withEntry(value, Array.isArray(value) ? String(value.length) : name, inner)
    : inner;
}

/** Damages one part of the value; JSON leaves out parts that became undefined. */
export function applyDamage(value: unknown, damage: Damage): unknown {
  const places = placesOf(value);
  const place = places[damage.at % places.length] ?? [];
  return change(value, place, (found) => {
    if (damage.kind === 'remove') return undefined;
    return damage.kind === 'replace' ? damage.value : addTo(found, damage.name, damage.value);
  });
}
