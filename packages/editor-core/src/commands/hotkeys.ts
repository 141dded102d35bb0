/** What of a keyboard event a hotkey looks at. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A hotkey as commands write it: modifiers in this order, then the key: `Mod+Shift+Z`. `Mod` is ⌘ on Apple's systems, else Ctrl. */
export type Hotkey = string;

/** Whether the event is that hotkey. Letters and digits match by place on the keyboard, so that they work in a Cyrillic layout. */
export function matchesHotkey(hotkey: Hotkey, press: KeyPress, isApple: boolean): boolean {
  const parts = hotkey.split('+');
  const key = parts.at(-1) ?? '';
  const hasMod = parts.includes('Mod');
  return (
    (isApple ? press.metaKey : press.ctrlKey) === hasMod &&
    !(isApple ? press.ctrlKey : press.metaKey) &&
    // Where a sign is on the keyboard, and whether it takes Shift, is the layout's matter.
    (key === '?' || press.shiftKey === parts.includes('Shift')) &&
    press.altKey === parts.includes('Alt') &&
    isKey(key, press)
  );
}

function isKey(key: string, press: KeyPress): boolean {
  if (/^[A-Z]$/.test(key)) return press.code === `Key${key}`;
  if (/^\d$/.test(key)) return press.code === `Digit${key}`;
  return press.key === key;
}

const appleSymbols: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

const keySymbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
};

/** The hotkey as a person reads it: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function formatHotkey(hotkey: Hotkey, isApple: boolean): string {
  const names = hotkey.split('+').map((part) => {
    if (isApple && appleSymbols[part] !== undefined) return appleSymbols[part];
    return part === 'Mod' ? 'Ctrl' : (keySymbols[part] ?? part);
  });
  return names.join(isApple ? '' : '+');
}

/** The hotkey in the form of `aria-keyshortcuts`. */
export function toAriaHotkey(hotkey: Hotkey, isApple: boolean): string {
  return hotkey.replace('Mod', isApple ? 'Meta' : 'Control');
}
