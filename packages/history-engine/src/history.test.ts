import { describe, expect, it } from 'vitest';

import {
  canRedo,
  canUndo,
  cancelToMark,
  emptyHistory,
  flush,
  listSteps,
  markHistory,
  moveTo,
  recordChange,
  redo,
  resetHistory,
  resetHistoryByPrefix,
  restoreHistory,
  squashToMark,
  undo,
  type History,
  type HistoryOptions,
} from './index.ts';

const key = 'ru!$&master_template!$&index.html';

interface Recorded {
  readonly type?: string;
  readonly mergeKey?: string;
  readonly label?: string;
  readonly isOverwriting?: boolean;
  readonly afterMs?: number;
}

/** A history with a clock controlled by the test. */
function startSession(options: HistoryOptions = {}) {
  let ts = 1_000_000;
  const session = {
    history: emptyHistory as History<string>,
    record(change: string, { type = 'addComponents', afterMs = 100, ...rest }: Recorded = {}) {
      ts += afterMs;
      const recorded = { change, inverse: `not ${change}`, type, ...rest };
      session.history = recordChange(session.history, key, recorded, { ...options, now: () => ts });
    },
    steps() {
      return session.history[key]?.steps.map(({ changes }) => changes.map(({ change }) => change));
    },
    undo() {
      const move = undo(session.history, key);
      session.history = move?.history ?? session.history;
      return move?.changes;
    },
    redo() {
      const move = redo(session.history, key);
      session.history = move?.history ?? session.history;
      return move?.changes;
    },
  };
  return session;
}

describe('recordChange', () => {
  it('merges changes of one type until 3000 ms of quiet', () => {
    const session = startSession();
    session.record('a');
    session.record('b', { afterMs: 2999 });
    session.record('c', { afterMs: 3000 });
    expect(session.steps()).toEqual([['a', 'b'], ['c']]);
  });

  it('merges property updates until 5000 ms of quiet', () => {
    const session = startSession();
    session.record('a', { type: 'updateProperty' });
    session.record('b', { type: 'updateProperty', afterMs: 4999 });
    session.record('c', { type: 'updateProperty', afterMs: 5000 });
    expect(session.steps()).toEqual([['a', 'b'], ['c']]);
  });

  it('does not merge across types or merge keys, nor back over them', () => {
    const session = startSession();
    session.record('a', { mergeKey: 'add 1' });
    session.record('b', { mergeKey: 'add 2' });
    session.record('c', { type: 'removeComponent' });
    session.record('d', { mergeKey: 'add 2' });
    expect(session.steps()).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it('keeps but the last of changes that overwrite each other, and what takes back the first', () => {
    const session = startSession();
    for (const change of ['a', 'ab', 'abc'])
      session.record(change, { mergeKey: 'text', isOverwriting: true });
    expect(session.steps()).toEqual([['abc']]);
    expect(session.undo()).toEqual(['not a']);
    expect(session.redo()).toEqual(['abc']);
  });

  it('takes durations as options, by type too; the shorter of debounce and merge time holds', () => {
    const session = startSession({ debounceMs: (type) => (type === 'slow' ? 1000 : 10), mergeWithinMs: 500 });
    session.record('a', { type: 'slow' });
    session.record('b', { type: 'slow', afterMs: 499 });
    session.record('c', { type: 'slow', afterMs: 500 });
    session.record('d', { type: 'fast' });
    session.record('e', { type: 'fast', afterMs: 10 });
    expect(session.steps()).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });

  it('does not merge when the clock went back', () => {
    const session = startSession();
    session.record('a');
    session.record('b', { afterMs: -1 });
    expect(session.steps()).toEqual([['a'], ['b']]);
  });

  it('keeps the newest steps up to the cap, 200 unless told', () => {
    const session = startSession();
    for (let i = 1; i <= 205; i++) session.record(`${i}`, { afterMs: 3000 });
    expect(session.steps()).toHaveLength(200);
    expect(session.steps()?.[0]).toEqual(['6']);
    expect(session.history[key]).toMatchObject({ position: 200, droppedCount: 5 });
  });

  it('drops what was undone', () => {
    const session = startSession({ mergeWithinMs: 0 });
    session.record('a');
    session.record('b');
    session.undo();
    session.record('c');
    expect(session.steps()).toEqual([['a'], ['c']]);
    expect(canRedo(session.history, key)).toBe(false);
  });

  it('keeps keys apart and takes any string as a key', () => {
    let history: History<string> = emptyHistory;
    for (const each of ['__proto__', 'toString', 'constructor']) {
      expect(canUndo(history, each)).toBe(false);
      history = recordChange(history, each, { change: each, inverse: '', type: 'x' });
      expect(undo(history, each)?.changes).toEqual(['']);
    }
    expect(Object.keys(JSON.parse(JSON.stringify(history)) as object)).toHaveLength(3);
  });
});

describe('undo and redo', () => {
  it('give the inverses newest first and the changes oldest first', () => {
    const session = startSession();
    session.record('a');
    session.record('b');
    expect(session.undo()).toEqual(['not b', 'not a']);
    expect(session.undo()).toBeUndefined();
    expect(session.redo()).toEqual(['a', 'b']);
    expect(session.redo()).toBeUndefined();
  });

  it('seal the step: a change after undo and redo starts its own', () => {
    const session = startSession();
    session.record('a');
    session.undo();
    session.redo();
    session.record('b');
    expect(session.steps()).toEqual([['a'], ['b']]);
  });

  it('leave the history alone that they were given', () => {
    const session = startSession();
    session.record('a');
    const before = JSON.stringify(session.history);
    const { history } = session;
    session.undo();
    session.record('b');
    expect(JSON.stringify(history)).toBe(before);
  });

  it('go to any position', () => {
    const session = startSession({ mergeWithinMs: 0 });
    for (const change of ['a', 'b', 'c']) session.record(change);
    const back = moveTo(session.history, key, 1);
    expect(back?.changes).toEqual(['not c', 'not b']);
    expect(back && moveTo(back.history, key, 3)?.changes).toEqual(['b', 'c']);
    expect(moveTo(session.history, key, 4)).toBeUndefined();
    expect(moveTo(session.history, 'other', 0)).toBeUndefined();
  });
});

describe('flush', () => {
  it('seals the step of one key, or of all', () => {
    const session = startSession();
    session.record('a');
    session.history = flush(session.history, key);
    session.record('b');
    session.history = flush(session.history);
    session.record('c');
    expect(session.steps()).toEqual([['a'], ['b'], ['c']]);
    expect(flush(flush(session.history))).toEqual(flush(session.history));
  });
});

describe('resetHistory', () => {
  const keys = ['ru!$&a!$&index.html', 'ru!$&a!$&index.html2', 'ru!$&b!$&index.html', 'en!$&a!$&index.html'];
  const history = keys.reduce<History<string>>(
    (all, each) => recordChange(all, each, { change: 'a', inverse: 'b', type: 'x' }),
    emptyHistory,
  );

  it('forgets one key, exactly', () => {
    expect(Object.keys(resetHistory(history, keys[0] ?? ''))).toEqual(keys.slice(1));
    expect(resetHistory(history, 'ru')).toBe(history);
  });

  it('forgets a prefix', () => {
    expect(Object.keys(resetHistoryByPrefix(history, 'ru!$&a!$&'))).toEqual(keys.slice(2));
    expect(Object.keys(resetHistoryByPrefix(history, 'ru!$&'))).toEqual(keys.slice(3));
  });
});

describe('marks', () => {
  it('make one step of a gesture, apart from what was before', () => {
    const session = startSession();
    session.record('before', { type: 'updateProperty' });
    const { history, mark } = markHistory(session.history, key);
    session.history = history;
    for (let i = 0; i < 10; i++) session.record(`drag ${i}`, { type: 'updateProperty', afterMs: 6000 });
    session.history = squashToMark(session.history, mark, 'Drag');
    session.record('after', { type: 'updateProperty' });
    expect(session.steps()?.map((changes) => changes.length)).toEqual([1, 10, 1]);
    expect(listSteps(session.history, key)[1]).toMatchObject({ label: 'Drag', changeCount: 10 });
    session.undo();
    expect(session.undo()?.at(-1)).toBe('not drag 0');
  });

  it('hold while the cap drops old steps', () => {
    const session = startSession({ maxSteps: 3, mergeWithinMs: 0 });
    session.record('a');
    session.record('b');
    const { history, mark } = markHistory(session.history, key);
    session.history = history;
    for (const change of ['c', 'd', 'e', 'f']) session.record(change);
    session.history = squashToMark(session.history, mark);
    expect(session.steps()).toEqual([['d', 'e', 'f']]);
  });

  it('take a gesture back without a trace', () => {
    const session = startSession({ mergeWithinMs: 0 });
    session.record('a');
    const { history, mark } = markHistory(session.history, key);
    session.history = history;
    expect(cancelToMark(session.history, mark)).toBeUndefined();
    session.record('b');
    session.record('c');
    const move = cancelToMark(session.history, mark);
    expect(move?.changes).toEqual(['not c', 'not b']);
    expect(move && listSteps(move.history, key)).toHaveLength(1);
  });
});

describe('restoreHistory', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';

  it('gives back a stored history, sealed', () => {
    const session = startSession();
    session.record('a', { label: 'Add' });
    const restored = restoreHistory(JSON.parse(JSON.stringify(session.history)), isText);
    expect(undo(restored, key)?.changes).toEqual(['not a']);
    expect(listSteps(restored, key)[0]?.label).toBe('Add');
  });

  it('leaves out what is damaged', () => {
    const sound = { position: 0, lastChangeTs: 1, steps: [] };
    const damaged: unknown[] = [
      null,
      [],
      { ...sound, position: 1 },
      { ...sound, position: -1 },
      { ...sound, lastChangeTs: 'x' },
      { ...sound, droppedCount: 0.5 },
      { ...sound, steps: [{ type: 'a', mergeKey: 'a', changes: [{ change: 1, inverse: 'b' }] }] },
      { ...sound, steps: [{ type: 'a', changes: [] }] },
    ];
    expect(Object.keys(restoreHistory({ sound, ...Object.fromEntries(damaged.entries()) }, isText))).toEqual([
      'sound',
    ]);
    expect(restoreHistory('no history', isText)).toEqual({});
  });
});
