import { expect, it } from 'vitest';

import { findScreens } from './findScreens.ts';

const choices = ['Users', 'User Groups', 'Statistics Groups', 'Builder Pro'].map((name) => ({
  name,
  path: `/panel/${name.toLowerCase().replace(' ', '-')}`,
}));
const names = (typed: string) => findScreens(choices, typed).map(({ name }) => name);

it('finds by any part of a name, its beginning first, then the beginning of a word', () => {
  expect(names('user')).toEqual(['Users', 'User Groups']);
  expect(names(' GR')).toEqual(['User Groups', 'Statistics Groups']);
  expect(names('ser')).toEqual(['Users', 'User Groups']);
  expect(names('nothing')).toEqual([]);
});

it('finds by the address, which is English, what has a Russian name', () => {
  const russian = [
    { name: 'Группы пользователей', path: '/panel/groups' },
    { name: 'Панель', path: '/panel/dashboard' },
  ];
  expect(findScreens(russian, 'group').map(({ name }) => name)).toEqual(['Группы пользователей']);
  expect(findScreens(russian, 'panel')).toEqual([]);
});

it('offers everything where nothing is typed', () => {
  expect(names('')).toHaveLength(choices.length);
});
