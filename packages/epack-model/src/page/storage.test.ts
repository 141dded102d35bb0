import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fuzzRuns, fuzzTimeoutMs } from '../testing/fuzz.ts';
import { childListOf, flatIds, indexInList, insertIntoList, removeFromList } from './childList.ts';
import { createTrie, highestId, readTrie, trieOf, writeTrie } from './idTrie.ts';

/**
 * Few enough that ids repeat and are replaced and removed; on both sides of the size at which the tree grows.
 */
const idArbitrary = fc.oneof(
  fc.nat({ max: 40 }),
  fc.constantFrom(1023, 1024, 1025, 32_767, 32_768, 2 ** 31, 2 ** 32 + 1, 2 ** 44),
);

describe('IdTrie', { timeout: fuzzTimeoutMs }, () => {
  const writesArbitrary = fc.array(fc.tuple(idArbitrary, fc.option(fc.integer(), { nil: undefined })), {
    maxLength: 60,
  });

  it('holds what a Map holds, and leaves earlier versions alone', () => {
    fc.assert(
      fc.property(writesArbitrary, (writes) => {
        const map = new Map<number, number>();
        let trie = createTrie<number>();
        for (const [id, value] of writes) {
          const before = trie;
          const had = readTrie(before, id);
          trie = writeTrie(trie, id, value);
          if (value === undefined) map.delete(id);
          else map.set(id, value);
          expect(readTrie(before, id)).toBe(had);
        }
        expect(trie.size).toBe(map.size);
        expect(highestId(trie)).toBe(Math.max(-1, ...map.keys()));
        for (const [id] of writes) expect(readTrie(trie, id)).toBe(map.get(id));
        for (const [id] of writes) expect(readTrie(trieOf(map), id)).toBe(map.get(id));
        expect(trieOf(map).size).toBe(map.size);
      }),
      { numRuns: fuzzRuns },
    );
  });

  it('has nothing at what is no id', () => {
    const trie = trieOf([[1, 'one']]);
    expect([-1, 1.5, NaN, Infinity, 2 ** 50].map((id) => readTrie(trie, id))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});

describe('ChildList', { timeout: fuzzTimeoutMs }, () => {
  const editsArbitrary = fc.array(
    fc.record({
      at: fc.nat(),
      inserted: fc.array(fc.nat({ max: 9999 }), { maxLength: 300 }),
      removed: fc.nat({ max: 80 }),
    }),
    { maxLength: 12 },
  );

  it('holds what an array holds, in chunks of any history', () => {
    fc.assert(
      fc.property(editsArbitrary, (edits) => {
        const array: number[] = [];
        let list = childListOf([]);
        for (const { at, inserted, removed } of edits) {
          const index = at % (array.length + 1);
          list = insertIntoList(list, index, inserted);
          array.splice(index, 0, ...inserted);
          for (let i = 0; i < removed && array.length > 0; i++) {
            const gone = (at + i * 31) % array.length;
            list = removeFromList(list, gone);
            array.splice(gone, 1);
          }
        }
        expect(flatIds(list)).toEqual(array);
        expect(list.length).toBe(array.length);
        expect(flatIds(list)).toBe(flatIds(list));
        for (const id of array.slice(0, 20)) expect(indexInList(list, id)).toBe(array.indexOf(id));
        expect(indexInList(list, 10_000)).toBe(-1);
      }),
      { numRuns: fuzzRuns },
    );
  });
});
