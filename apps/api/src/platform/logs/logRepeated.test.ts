import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openLog } from './log.ts';
import { createRepeatedErrorLog } from './logRepeated.ts';

interface Line {
  msg: string;
  count?: number;
  err: { message: string; code?: string; stack?: string };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function record() {
  const lines: Line[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  return { lines, note: createRepeatedErrorLog(openLog('info', sink), 'job queue failed') };
}

it('logs the first error at once and counts the same ones of a minute', () => {
  const { lines, note } = record();
  for (let index = 0; index < 150; index++) note(new Error('connection refused'));
  note(new Error('disk full'));
  expect(lines.map(({ err }) => err.message)).toEqual(['connection refused', 'disk full']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([{ msg: 'job queue failed again', count: 149 }]);
  note(new Error('connection refused'));
  expect(lines).toHaveLength(4);
});

it('describes errors that libraries copy into plain objects', () => {
  const { lines, note } = record();
  const copied = { message: 'connection lost', code: '08006', stack: 'at boss' };
  note({ ...copied, queue: 'check-pages', password: 'secret' });
  expect(lines[0]?.err).toEqual({
    type: 'Object',
    message: 'connection lost',
    code: '08006',
    stack: 'at boss',
  });
});
