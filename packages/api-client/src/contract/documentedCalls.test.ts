import { expect, it } from 'vitest';
import { z } from 'zod';

import { contract, type CallDefinition } from './index.ts';

/**
 * The response of a call: a token; `data` as a list, as `{ items, total }`, or as an object with at least
 * these fields; or a file.
 */
type Answer = 'token' | 'list' | 'items' | 'file' | readonly string[];

/**
 * `[METHOD path, fields of the path, the query or the body, answer]`; `[]` is an object without documented
 * fields.
 */
type DocumentedCall = readonly [place: string, fields: readonly string[], answer: Answer];

const epacks = '/api/constructor/epackages';
const section = ['lang', 'template', 'page'];
const sections = ['toId', 'fromLang', 'toLang', 'fromTemplate', 'toTemplate', 'fromPage', 'toPage'];

/** The documented calls of the panel, then those of the builder. */
const documentedCalls: readonly DocumentedCall[] = [
  ['POST /auth/getToken', ['login', 'password'], 'token'],
  ['POST /builder-service/login-check', ['login', 'password'], 'token'],
  ['POST /front/logs', ['action', 'actionType', 'target', 'data'], []],
  ['GET /profile', [], ['roles']],
  ['GET /retailers/short-list', [], 'list'],
  ['GET /licenses/short-list', [], 'list'],
  ['GET /retailers/sis-short-list', [], 'list'],
  ['GET /profile/statistics-groups', [], 'list'],
  ['GET /licenses/info-list', [], 'list'],
  ['GET /category/tree-for-licenses/{licenseIds}', ['licenseIds'], 'list'],
  [
    'PUT /profile/update-self',
    ['email', 'firstName', 'lastName', 'username'],
    ['email', 'firstName', 'lastName', 'username'],
  ],
  ['PUT /profile/change-password', ['password'], []],
  ['POST /crm/notification/system/stream', ['userId', 'systemIds', 'accessToken'], 'items'],
  ['POST /crm/notification/system/stream/{id}/close', ['id', 'userId', 'accessToken'], []],
  ['GET /brands/short-list', [], 'list'],
  [`GET ${epacks}`, ['criteria[search]', 'criteria[type]', 'offset', 'limit'], 'items'],
  [`GET ${epacks}/{id}`, ['id'], ['structure', 'files']],
  [`POST ${epacks}`, ['structure'], ['id']],
  [`PUT ${epacks}/{id}`, ['id', 'structure'], ['id']],
  [`DELETE ${epacks}/{id}`, ['id'], []],
  [`GET ${epacks}/{id}/download`, ['id'], 'file'],
  [`POST ${epacks}/{id}/copy`, ['id'], ['id']],
  [`POST ${epacks}/{id}/publish-to-stream`, ['id', 'checkPartialUpdate', 'licenseId'], []],
  [`PUT ${epacks}/change-owner`, ['userId', 'epackageIds'], []],
  [`PUT ${epacks}/{id}/edit-props`, ['id'], []],
  [`POST ${epacks}/{id}/copy-section`, ['id', ...sections], ['components']],
  [`GET ${epacks}/{id}/components`, ['id', ...section], ['components', 'templateConfiguration']],
  [`PUT ${epacks}/{id}/components`, ['id', ...section, 'components', 'templateConfiguration'], []],
  ['GET /api/shop-in-shop/data-sources', [], 'list'],
  ['GET /api/shop-in-shop/data-sources/{id}', ['id'], []],
  ['GET /api/constructor/fonts', [], 'items'],
  ['GET /api/constructor/ai/actions', [], 'items'],
  ['POST /api/constructor/ai/make-action', ['actionId', 'prompt', 'values'], []],
];

/** The part of a JSON Schema that this test reads. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
}

const calls: readonly CallDefinition[] = Object.values(contract);

function findCall(place: string): CallDefinition | undefined {
  return calls.find(({ method, path }) => `${method} ${path}` === place);
}

function shapeOf(schema: z.ZodType | undefined): Shape {
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {};
}

function fieldsOf(shape: Shape | undefined): readonly string[] {
  return Object.keys(shape?.properties ?? {});
}

it.each(documentedCalls)('C1: %s is in the contract, and takes what its document says', (place, fields) => {
  const call = findCall(place);
  expect(call).toBeDefined();
  const taken = [call?.params, call?.query, call?.body].flatMap((schema) => fieldsOf(shapeOf(schema)));
  expect(taken).toEqual(expect.arrayContaining([...fields]));
});

it.each(documentedCalls)('C2: %s answers as its document says', (place, _fields, answer) => {
  const call = findCall(place);
  expect(call?.responseKind ?? 'json').toBe(answer === 'file' ? 'blob' : 'json');
  const { properties } = shapeOf(answer === 'file' ? undefined : call?.response);
  expect(describeAnswer(properties, answer)).toEqual(answer);
});

/** Describes a response as an {@link Answer}; for an object, lists only the wanted fields. */
function describeAnswer(properties: Shape['properties'], wanted: Answer): Answer | 'unknown' {
  if (properties === undefined) return 'file';
  if (properties['token']) return 'token';
  const { code, data } = properties;
  if (code?.const !== 200) return 'unknown';
  if (data?.type === 'array') return 'list';
  if (data?.type !== 'object') return 'unknown';
  const fields = fieldsOf(data);
  if (fields.includes('total')) return data?.properties?.['items']?.type === 'array' ? 'items' : 'unknown';
  return Array.isArray(wanted)
    ? fields.filter((field) => wanted.includes(field)).toSorted(byOrder(wanted))
    : fields;
}

function byOrder(wanted: readonly string[]) {
  return (one: string, other: string) => wanted.indexOf(one) - wanted.indexOf(other);
}
