import { expect, it } from 'vitest';

import { findScreens } from './findScreens.ts';

const choices = ['Users', 'User Groups', 'Statistics Groups', 'Builder Pro'].map((name) => ({
  name,
  path: name,
}));
const names = (typed: string) => findScreens(choices, typed).map(({ name }) => name);

it('finds by any part of a name, its beginning first, then the beginning of a word', () => {
  expect(names('user')).toEqual(['Users', 'User Groups']);
  expect(names(' GR')).toEqual(['User Groups', 'Statistics Groups']);
  expect(names('ser')).toEqual(['Users', 'User Groups']);
  expect(names('nothing')).toEqual([]);
});

it('offers everything where nothing is typed', () => {
  expect(names('')).toHaveLength(choices.length);
});
