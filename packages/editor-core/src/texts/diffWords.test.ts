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

test('of words beside each other that all differ, one phrase stands for the other', () => {
  expect(diffWords('Варим кофе дома и в офисе', 'Варим чай всюду и в офисе')).toEqual([
    { kind: 'same', text: 'Варим ' },
    { kind: 'removed', text: 'кофе дома' },
    { kind: 'added', text: 'чай всюду' },
    { kind: 'same', text: ' и в офисе' },
  ]);
});

test('a space that must not break is a difference', () => {
  expect(diffWords('5 л', '5\u00a0л').map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
