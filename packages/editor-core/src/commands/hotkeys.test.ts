import { expect, test } from 'vitest';

import { formatHotkey, matchesHotkey, toAriaHotkey, type KeyPress } from './hotkeys.ts';

function press(key: string, code: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers };
}

test('Mod is Ctrl, and ⌘ on an Apple system', () => {
  expect(matchesHotkey('Mod+Z', press('z', 'KeyZ', { ctrlKey: true }), false)).toBe(true);
  expect(matchesHotkey('Mod+Z', press('z', 'KeyZ', { ctrlKey: true }), true)).toBe(false);
  expect(matchesHotkey('Mod+Z', press('z', 'KeyZ', { metaKey: true }), true)).toBe(true);
});

test('a letter is found by its place, whatever the keyboard layout types there', () => {
  expect(matchesHotkey('Mod+Z', press('я', 'KeyZ', { ctrlKey: true }), false)).toBe(true);
});

test('an extra modifier makes another hotkey', () => {
  expect(matchesHotkey('Mod+Z', press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(matchesHotkey('Delete', press('Delete', 'Delete', { ctrlKey: true }), false)).toBe(false);
  expect(matchesHotkey('Delete', press('Delete', 'Delete'), false)).toBe(true);
});

test('hotkeys read as the system writes them', () => {
  expect(formatHotkey('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(formatHotkey('Mod+Shift+Z', true)).toBe('⌘⇧Z');
  expect(formatHotkey('Alt+ArrowUp', false)).toBe('Alt+↑');
  expect(toAriaHotkey('Mod+K', false)).toBe('Control+K');
});
