import { expect, it } from 'vitest';

import { displayNameOf, initialsOf } from './initialsOf.ts';

const person = (firstName: string, lastName: string) => ({ firstName, lastName, username: 'anna.k' });

it('takes the letters of the names, else of the username', () => {
  expect(initialsOf(person('Анна', 'Ковалёва'))).toBe('АК');
  expect(initialsOf(person('  anna', ''))).toBe('A');
  expect(initialsOf(person('', ''))).toBe('AN');
  expect(initialsOf(person('😀x', 'Y'))).toBe('😀Y');
});

it('calls people by their names, else by their username', () => {
  expect(displayNameOf(person('Анна', ''))).toBe('Анна');
  expect(displayNameOf(person('', ''))).toBe('anna.k');
});
