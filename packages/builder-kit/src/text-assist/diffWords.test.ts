import { expect, test } from 'vitest';

import { diffWords } from './diffWords.ts';

test('whole words differ, in Russian too', () => {
  expect(diffWords('Большая кастрюля из стали', 'Большая сковорода из стали')).toEqual([
    { kind: 'same', text: 'Большая ' },
    { kind: 'removed', text: 'кастрюля' },
    { kind: 'added', text: 'сковорода' },
    { kind: 'same', text: ' из стали' },
  ]);
});

test('a space that must not break is a difference', () => {
  expect(diffWords('5 л', '5\u00a0л').map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
