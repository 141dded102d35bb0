import { describe, expect, it } from 'vitest';

import {
  errorCodes,
  fieldErrorCodes,
  importNoteCodes,
  saveNoteCodes,
  publicationRunNoteCodes,
  textRunNoteCodes,
} from './errorCodes.ts';
import {
  contract,
  sectionNameSchema,
  textSchema,
  idListSchema,
  scopeOf,
  type CallDefinition,
} from './index.ts';
import { pageProblemTypes, pageStatuses } from './monitorNames.ts';
import { messages } from '../messages/index.ts';

const calls = Object.entries(contract) as [string, CallDefinition][];

describe('every call', () => {
  it.each(calls)('%s is named by its id, and its path’s parameters have a schema', (name, call) => {
    expect(call.id).toBe(name);
    const inPath = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter);
    const shape = call.params && 'shape' in call.params ? Object.keys(call.params.shape as object) : [];
    expect(new Set(shape)).toEqual(new Set(inPath));
  });

  it.each(calls)('%s says which reads it makes outdated, unless it is a read itself', (_, call) => {
    expect(call.invalidates === undefined).toBe(call.method === 'GET');
    const invalidated: CallDefinition[] = (call.invalidates ?? []).map((name) => contract[name]);
    const isRead = ({ id, method }: CallDefinition) => method === 'GET' || id === 'listDebtNotices';
    expect(invalidated.filter((one) => !isRead(one))).toEqual([]);
  });

  it.each(calls)('%s belongs to a scope of API keys, or says that every key can make it', (_, call) => {
    const isOutside = call.permission === 'public' || call.isPersonal;
    expect(isOutside || call.scope === 'any' || scopeOf(call) !== undefined).toBe(true);
  });

  it('has a place of its own', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

it('every code, problem and status has its words in both languages, and no words are of nothing', () => {
  const ids = [
    ...errorCodes.map((code) => `api.error.${code}`),
    ...fieldErrorCodes.map((code) => `api.field.${code}`),
    ...saveNoteCodes.map((code) => `api.save.${code}`),
    ...importNoteCodes.map((code) => `api.import.${code}`),
    ...publicationRunNoteCodes.map((code) => `api.publicationRun.${code}`),
    ...textRunNoteCodes.map((code) => `api.textRun.${code}`),
    ...pageProblemTypes.map((type) => `shelf.problem.${type}`),
    ...pageStatuses.map((status) => `shelf.status.${status}`),
  ].toSorted();
  expect(Object.keys(messages.en).toSorted()).toEqual(ids);
  expect(Object.keys(messages.ru).toSorted()).toEqual(ids);
});

describe('fields', () => {
  it.each(['', '..', '.', 'a/b', 'a\\b', '__proto__', 'constructor', 'x'.repeat(101), 'a\0'])(
    '%j names no section',
    (name) => {
      expect(sectionNameSchema.safeParse(name).success).toBe(false);
    },
  );

  it.each(['ru', 'master_template', 'index.html', 'Страница 2', '.hidden'])('%j names a section', (name) => {
    expect(sectionNameSchema.safeParse(name).success).toBe(true);
  });

  it('lists of ids are read once each', () => {
    expect(idListSchema.parse('3,1,3')).toEqual([3, 1]);
    expect(idListSchema.parse('')).toEqual([]);
    expect(idListSchema.safeParse('1,').success).toBe(false);
    expect(idListSchema.safeParse('0').success).toBe(false);
  });

  it('text holds no NUL', () => {
    expect(textSchema(3).safeParse('a\0').success).toBe(false);
  });
});
