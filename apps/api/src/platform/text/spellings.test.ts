import { expect, it } from 'vitest';

import { spellingsOf } from './spellings.ts';

it.each([
  ['korva', 'корва'],
  ['Корва', 'korva'],
  ['listvyanka', 'листвянка'],
  ['Листвянка', 'listvyanka'],
  ['chay', 'чай'],
  ['krylo', 'крыло'],
  ['shchuka', 'щука'],
  ['хальден', 'halden'],
  ['rjhdf', 'корва'],
  ['лщкмф', 'korva'],
])('searches %s also as %s', (typed, other) => {
  expect(spellingsOf(typed)).toContain(other);
});

it('keeps the text as typed first, and short texts and numbers alone', () => {
  expect(spellingsOf('Korva')[0]).toBe('Korva');
  expect(spellingsOf('ab')).toEqual(['ab']);
  expect(spellingsOf('9521300000077')).toEqual(['9521300000077']);
});
