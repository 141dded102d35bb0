import { expect, test } from 'vitest';
import { commands } from '@vitrina/editor-core/commands';

import { messages } from '../messages/index.ts';
import { ownKeys } from './ownKeys.ts';

test('whatever has keys or can be found by name has one, in both languages', () => {
  const named = [...commands, ...ownKeys.flatMap(({ keys }) => keys)].map(({ labelId }) => labelId);
  const titles = ownKeys.map(({ titleId }) => titleId);
  for (const texts of [messages.en, messages.ru])
    expect([...named, ...titles].filter((id) => !Object.hasOwn(texts, id))).toEqual([]);
});

test('no key is of two commands', () => {
  const hotkeys = commands.flatMap((command) => command.hotkeys ?? []);
  expect(hotkeys.filter((hotkey, at) => hotkeys.indexOf(hotkey) !== at)).toEqual([]);
});
