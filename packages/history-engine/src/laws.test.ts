import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyHistory, flush, recordChange, redo, undo, type History } from './index.ts';

const environment = (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } })
  .process?.env;
const numRuns = Number(environment?.VITRINA_FUZZ_RUNS ?? 1000);

/** A change of a list of numbers: put `value` at `index`. */
interface Put {
  readonly index: number;
  readonly value: number;
}

const key = 'key';
const start: readonly number[] = [0, 0, 0, 0];

const actionArbitrary = fc.record({
  kind: fc.constantFrom('put', 'put', 'put', 'undo', 'redo', 'flush', 'reload'),
  index: fc.nat({ max: 3 }),
  value: fc.integer(),
  type: fc.constantFrom('updateProperty', 'addComponents'),
  isOverwriting: fc.boolean(),
  afterMs: fc.nat({ max: 6000 }),
});

type Action = typeof actionArbitrary extends fc.Arbitrary<infer T> ? T : never;

function put(list: readonly number[], { index, value }: Put): readonly number[] {
  return list.with(index, value);
}

/** Plays actions; keeps the document at the end of every step, oldest first. */
function play(actions: readonly Action[], maxSteps: number) {
  let history: History<Put> = emptyHistory;
  let list = start;
  let ts = 0;
  for (const { kind, index, value, type, isOverwriting, afterMs } of actions) {
    ts += afterMs;
    if (kind === 'put') {
      const inverse = { index, value: list[index] ?? 0 };
      // Only changes at the same index overwrite each other.
      const merging = isOverwriting ? { mergeKey: `${type} ${index}`, isOverwriting } : {};
      const recorded = { change: { index, value }, inverse, type, ...merging };
      list = put(list, recorded.change);
      history = recordChange(history, key, recorded, { maxSteps, now: () => ts });
    } else if (kind === 'flush') {
      history = flush(history, key);
    } else if (kind === 'reload') {
      history = JSON.parse(JSON.stringify(history)) as History<Put>;
    } else {
      const move = kind === 'undo' ? undo(history, key) : redo(history, key);
      list = (move?.changes ?? []).reduce(put, list);
      history = move?.history ?? history;
    }
  }
  return { history, list };
}

function toEnd(history: History<Put>, list: readonly number[], step: typeof undo) {
  let current = { history, list };
  for (let move = step(history, key); move; move = step(current.history, key)) {
    current = { history: move.history, list: move.changes.reduce(put, current.list) };
  }
  return current;
}

describe('laws of history', { timeout: Math.max(60_000, numRuns * 60) }, () => {
  it('undo all gives the original, redo all the final document, after any sequence', () => {
    fc.assert(
      fc.property(fc.array(actionArbitrary, { maxLength: 40 }), (actions) => {
        const { history, list } = play(actions, 1000);
        const final = toEnd(history, list, redo);
        const undone = toEnd(final.history, final.list, undo);
        expect(undone.list).toEqual(start);
        expect(toEnd(undone.history, undone.list, redo).list).toEqual(final.list);
      }),
      { numRuns },
    );
  });

  it('undo then redo is the identity at any point, and the cap holds', () => {
    fc.assert(
      fc.property(
        fc.array(actionArbitrary, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        (actions, maxSteps) => {
          const { history, list } = play(actions, maxSteps);
          expect(history[key]?.steps.length ?? 0).toBeLessThanOrEqual(maxSteps);
          const undone = undo(history, key);
          if (!undone) return;
          const redone = redo(undone.history, key);
          expect([...undone.changes, ...(redone?.changes ?? [])].reduce(put, list)).toEqual(list);
          expect(redone?.history[key]?.position).toBe(history[key]?.position);
        },
      ),
      { numRuns },
    );
  });

  it('no state holds anything JSON would lose', () => {
    fc.assert(
      fc.property(fc.array(actionArbitrary, { maxLength: 40 }), (actions) => {
        const { history } = play(actions, 5);
        expect(JSON.parse(JSON.stringify(history))).toStrictEqual(history);
      }),
      { numRuns },
    );
  });
});
