import * as fc from 'fast-check';

import { applyDamage, damages, type Damage } from './damage.ts';
import type { Operation } from './openApiDocument.ts';
import { valuesOf, type ValueSource } from './valuesOf.ts';

/** The sender of a request. */
export type Sender = 'admin' | 'ann' | 'nobody';

/** A request ready to send. */
export interface FuzzRequest {
  sender: Sender;
  method: string;
  /** Path and query, encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether it was generated from the schemas without damage. */
  isByTheBook: boolean;
}

interface Parts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Transport faults, independent of the request's content. */
type Accident = 'none' | 'tornBody' | 'otherType' | 'doubledQuery' | 'deepBody' | 'longPath' | 'hugeNumber';

/** Encodes half a surrogate pair, which has no valid encoding, as a careless program does. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

function pathOf(operation: Operation, { params, query }: Parts, accident: Accident): string {
  const tail = accident === 'longPath' ? '0'.repeat(6000) : '';
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => encode(params[name]) + tail);
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const all = accident === 'doubledQuery' ? [...pairs, ...pairs, 'limit=1', 'limit=2', 'page[]=1'] : pairs;
  return all.length === 0 ? path : `${path}?${all.join('&')}`;
}

function bodyOf(operation: Operation, value: unknown, accident: Accident): string | undefined {
  if (!operation.body) return undefined;
  if (accident === 'deepBody') return '['.repeat(20_000) + ']'.repeat(20_000);
  const text = JSON.stringify(value) ?? '';
  if (accident === 'tornBody') return text.slice(0, -1);
  return accident === 'hugeNumber' ? text.replace(/\d+/, '1e999') : text;
}

function partsOf(operation: Operation, source: ValueSource): fc.Arbitrary<Parts> {
  const group = (place: string) => {
    const chosen = operation.parameters.filter((parameter) => parameter.in === place);
    const fields = chosen.map(({ name, schema }) => [name, valuesOf(schema, source)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: chosen.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  const body = operation.body ? valuesOf(operation.body.schema, source) : fc.constant(undefined);
  return fc.record({ params: group('path'), query: group('query'), body });
}

function toRequest(
  operation: Operation,
  right: Parts,
  { sender, damage, accident }: { sender: Sender; damage: Damage | null; accident: Accident },
): FuzzRequest {
  const parts = damage ? (applyDamage(right, damage) as Partial<Parts> | null) : right;
  const { params, query, body } = { ...right, ...parts };
  const type = accident === 'otherType' ? 'application/xml' : operation.body?.type;
  const sent = bodyOf(operation, body, accident);
  return {
    sender,
    method: operation.method,
    path: pathOf(operation, { params: { ...params }, query: { ...query }, body }, accident),
    headers: sent !== undefined && type ? { 'content-type': type } : {},
    body: sent,
    isByTheBook: damage === null && accident === 'none',
  };
}

/** Generates requests of an operation: half of them valid, half of them damaged. */
export function requestsOf(operation: Operation, source: ValueSource): fc.Arbitrary<FuzzRequest> {
  const accident = fc.constantFrom<Accident>(
    'tornBody',
    'otherType',
    'doubledQuery',
    'deepBody',
    'longPath',
    'hugeNumber',
  );
  const sender = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Sender>('admin') },
    { weight: 2, arbitrary: fc.constant<Sender>('ann') },
    { weight: 1, arbitrary: fc.constant<Sender>('nobody') },
  );
  const trouble = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ damage: fc.constant(null), accident: fc.constant<Accident>('none') }),
    },
    { weight: 4, arbitrary: fc.record({ damage: damages(), accident: fc.constant<Accident>('none') }) },
    { weight: 1, arbitrary: fc.record({ damage: fc.constant(null), accident }) },
  );
  return fc
    .tuple(partsOf(operation, source), trouble, sender)
    .map(([parts, what, who]) => toRequest(operation, parts, { ...what, sender: who }));
}
