/** The fields of a keyboard event that hotkeys compare. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * A hotkey in command notation: modifiers in fixed order, then the key, as in `Mod+Shift+Z`. `Mod` is ⌘ on
 * Apple systems and Ctrl elsewhere; `Ctrl` is Ctrl everywhere.
 */
export type Hotkey = string;

/**
 * Returns whether a key press matches a hotkey. Letters, digits and brackets match by their position on the keyboard,
 * so that hotkeys work in a Cyrillic layout.
 */
export function matchesHotkey(hotkey: Hotkey, press: KeyPress, isApple: boolean): boolean {
  const parts = hotkey.split('+');
  const key = parts.at(-1) ?? '';
  const hasMod = parts.includes('Mod');
  const hasCtrl = parts.includes('Ctrl');
  return (
    press.ctrlKey === (hasCtrl || (hasMod && !isApple)) &&
    press.metaKey === (hasMod && isApple) &&
    // The layout decides whether signs need Shift.
    (key === '?' || key === '/' || press.shiftKey === parts.includes('Shift')) &&
    press.altKey === parts.includes('Alt') &&
    isKey(key, press)
  );
}

/** Signs that other layouts have letters in place of, or that Alt changes on Apple systems. */
const signCodes: Readonly<Record<string, string>> = {
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '=': 'Equal',
  '-': 'Minus',
};

function isKey(key: string, press: KeyPress): boolean {
  if (/^[A-Z]$/.test(key)) return press.code === `Key${key}`;
  if (/^\d$/.test(key)) return press.code === `Digit${key}`;
  if (Object.hasOwn(signCodes, key)) return press.code === signCodes[key];
  return press.key === key;
}

const appleSymbols: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' };

const keySymbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ContextMenu: 'Menu',
  Delete: 'Del',
  Escape: 'Esc',
};

/** Formats a hotkey for display: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function formatHotkey(hotkey: Hotkey, isApple: boolean): string {
  const names = hotkey.split('+').map((part) => {
    if (isApple && appleSymbols[part] !== undefined) return appleSymbols[part];
    return part === 'Mod' ? 'Ctrl' : (keySymbols[part] ?? part);
  });
  return names.join(isApple ? '' : '+');
}

/** Formats a hotkey for `aria-keyshortcuts`. */
export function toAriaHotkey(hotkey: Hotkey, isApple: boolean): string {
  return hotkey.replace('Mod', isApple ? 'Meta' : 'Control').replace('Ctrl', 'Control');
}
