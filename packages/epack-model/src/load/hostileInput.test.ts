/// <reference types="node" />
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { loadEpack } from '../epack/load/loadEpack.ts';
import { saveEpack } from '../epack/saveEpack.ts';
import { componentCount } from '../page/page.ts';
import { epackDataSchema } from '../schemas/epackData.ts';
import { wireComponentSchema } from '../schemas/component.ts';
import { damagedWireArbitrary, findStructureFaults, testRules } from '../testing/index.ts';
import { fuzzRuns, fuzzTimeoutMs } from '../testing/fuzz.ts';
import { loadPage } from './loadPage.ts';
import { savePage } from './savePage.ts';

function text(id: unknown, parentId: unknown, rest: object = {}): object {
  return {
    id,
    parentId,
    order: 1,
    name: 'Text',
    displayName: 'Text',
    componentKey: 'Text',
    type: 'component',
    props: {},
    ...rest,
  };
}

const load = (wire: unknown) => loadPage(wire, testRules);

const dropCodes = ['model.load.notComponent', 'model.load.noId', 'model.load.orphanDropped'];

describe('hostile input', { timeout: fuzzTimeoutMs }, () => {
  it('gives a sound page, never throws or hangs, and accounts for every entry', () => {
    fc.assert(
      fc.property(damagedWireArbitrary, (wire) => {
        const { page, issues } = load(wire);
        expect(findStructureFaults(page)).toEqual([]);
        expect(
          z.array(wireComponentSchema).safeParse(savePage(page, testRules).components).error,
        ).toBeUndefined();
        const dropped = issues.filter(({ code }) => dropCodes.includes(code)).length;
        const wrapped = issues.filter(({ code }) => code === 'model.load.wrapped').length;
        expect(componentCount(page)).toBe(wire.length - dropped + wrapped);
      }),
      { numRuns: fuzzRuns },
    );
  });

  it('gives a sound epack for anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), epackLikeArbitrary()), (wire) => {
        const { epack } = loadEpack(wire, testRules);
        const { epackData } = saveEpack(epack, testRules);
        expect(epackDataSchema.safeParse(JSON.parse(JSON.stringify(epackData))).error).toBeUndefined();
      }),
      { numRuns: fuzzRuns },
    );
  });

  it('gives a page for anything at all', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
        (wire) => {
          expect(findStructureFaults(load(wire).page)).toEqual([]);
        },
      ),
      { numRuns: fuzzRuns },
    );
  });

  it('reads 100,000 components', () => {
    const wire = Array.from({ length: 100_000 }, (_, at) =>
      text(at + 1, at < 10 ? 0 : 1 + (at % 10), { order: at }),
    );
    const { page } = load(wire);
    expect(componentCount(page)).toBe(100_001);
  });

  it('reads 100,000 loose components and 100,000 scattered ids', () => {
    expect(componentCount(load(Array.from({ length: 100_000 }, (_, at) => text(at + 1, 0))).page)).toBe(
      100_001,
    );
    const scattered = Array.from({ length: 100_000 }, (_, at) => text((at * 7_919_993_117) % 2 ** 43, 0));
    expect(findStructureFaults(load(scattered).page)).toEqual([]);
  });

  it('reads and saves 10,000 levels', () => {
    const wire = Array.from({ length: 10_000 }, (_, at) => text(at + 1, at));
    const { page } = load(wire);
    expect(componentCount(page)).toBe(10_001);
    expect(savePage(page, testRules).components).toHaveLength(10_001);
  });

  it('breaks a cycle of 50,000 components and keeps them all', () => {
    const wire = Array.from({ length: 50_000 }, (_, at) => text(at + 1, at === 0 ? 50_000 : at));
    const { page, issues } = load(wire);
    expect(componentCount(page)).toBe(50_001);
    expect(issues.filter(({ code }) => code === 'model.load.cycleBroken')).toHaveLength(1);
  });

  it('reads 50,000 components that share one id', () => {
    const { page, issues } = load(Array.from({ length: 50_000 }, () => text(7, 0)));
    expect(componentCount(page)).toBe(50_001);
    expect(issues.filter(({ code }) => code === 'model.load.idChanged')).toHaveLength(49_999);
  });

  it('takes out a value that is met in itself, or has no bottom', () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;
    let bush: unknown = 1;
    for (let i = 0; i < 60; i++) bush = [bush, bush];
    let well: unknown = 1;
    for (let i = 0; i < 100_000; i++) well = { well };
    const { page, issues } = load([text(1, 0, { ring, bush, well })]);
    expect(componentCount(page)).toBe(2);
    const codes = new Set(issues.map(({ code }) => code));
    expect(codes).toContain('model.load.tooDeep');
    expect(codes).toContain('model.load.tooLarge');
  });

  it('does not let prototype keys through', () => {
    const wire: unknown = JSON.parse(
      '[{"id":1,"parentId":0,"order":1,"componentKey":"Text","name":"t","displayName":"t","type":"component","__proto__":{"a":1},"props":{"__proto__":{"name":"x","value":{}}}}]',
    );
    const { page, issues } = loadPage(wire, testRules);
    const saved = JSON.stringify(savePage(page, testRules).components);
    expect(saved).not.toContain('__proto__');
    expect(issues.filter(({ code }) => code === 'model.load.prototypeKey')).toHaveLength(2);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

function few<T>(values: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> {
  return fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('ru', '..', '__proto__', 'a!$&b')), values, {
    maxKeys: 2,
  });
}

function epackLikeArbitrary(): fc.Arbitrary<unknown> {
  const anything = fc.anything();
  return fc.record(
    {
      type: fc.oneof(fc.constantFrom('sis', 'minisite'), anything),
      formatVersion: fc.oneof(fc.integer(), anything),
      manifest: fc.oneof(
        anything,
        fc.record(
          { tags: anything, productData: anything, data: anything, name: anything },
          { requiredKeys: [] },
        ),
      ),
      components: fc.oneof(anything, few(few(few(damagedWireArbitrary)))),
      templateConfiguration: fc.oneof(anything, fc.dictionary(fc.string(), anything)),
      usedFonts: fc.oneof(anything, fc.array(anything)),
      dataSources: fc.oneof(anything, fc.array(anything)),
      customComponents: fc.oneof(
        anything,
        fc.array(
          fc.record({
            name: fc.constantFrom('a', 'b'),
            components: fc.oneof(anything, damagedWireArbitrary),
          }),
          {
            maxLength: 3,
          },
        ),
      ),
      sizes: anything,
      extra: anything,
    },
    { requiredKeys: [] },
  );
}
