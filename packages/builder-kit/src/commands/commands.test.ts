import { expect, test } from 'vitest';

import { messages } from '../messages/index.ts';
import * as en from '../messages/late/en.ts';
import * as ru from '../messages/late/ru.ts';
import { commands } from './commands.ts';
import { ownKeys } from './ownKeys.ts';

test('whatever has keys or can be found by name has one, in both languages', () => {
  const named = [...commands, ...ownKeys.flatMap(({ keys }) => keys)].map(({ labelId }) => labelId);
  const titles = ownKeys.map(({ titleId }) => titleId);
  for (const texts of [
    { ...messages.en, ...en.texts },
    { ...messages.ru, ...ru.texts },
  ])
    expect([...named, ...titles].filter((id) => !Object.hasOwn(texts, id))).toEqual([]);
});

test('no key is of two commands', () => {
  const hotkeys = commands.flatMap((command) => command.hotkeys ?? []);
  expect(hotkeys.filter((hotkey, at) => hotkeys.indexOf(hotkey) !== at)).toEqual([]);
});
