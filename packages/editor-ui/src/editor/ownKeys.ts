import type { Hotkey } from '@vitrina/editor-core/commands';

/** Keys under one title, each with the message id of what it does. */
export interface KeyGroup {
  readonly titleId: LabelId;
  readonly keys: readonly { readonly labelId: LabelId; readonly hotkeys?: readonly Hotkey[] }[];
}

/** The keys that are no commands: those of the page and the layers, and those of a text. */
export const ownKeys: readonly KeyGroup[] = [
  listKeys('choosing', {
    beside: ['ArrowUp', 'ArrowDown'],
    fold: ['ArrowLeft', 'ArrowRight'],
    ends: ['Home', 'End'],
    range: ['Shift+ArrowDown', 'Shift+click'],
    add: ['Mod+click'],
  }),
  listKeys('text', {
    bold: ['Mod+B'],
    italic: ['Mod+I'],
    underline: ['Mod+U'],
    orderedList: ['Mod+Shift+7'],
    bulletList: ['Mod+Shift+8'],
    lineBreak: ['Shift+Enter'],
    toolbar: ['Alt+F10', 'Tab'],
    buttons: ['ArrowLeft', 'ArrowRight'],
    end: ['Escape'],
  }),
];

function listKeys<Name extends 'choosing' | 'text'>(
  name: Name,
  keys: Readonly<Record<LabelsUnder<`builder.shortcuts.${Name}`>, readonly Hotkey[]>>,
): KeyGroup {
  const titleId = `builder.shortcuts.${name}` as const;
  const rows = Object.entries<readonly Hotkey[]>(keys).map(([key, hotkeys]) => ({
    labelId: `${titleId}.${key}` as LabelId,
    hotkeys,
  }));
  return { titleId, keys: rows };
}
