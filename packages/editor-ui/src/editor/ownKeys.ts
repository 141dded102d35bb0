import type { Hotkey } from '@vitrina/editor-core/commands';

/** Shortcuts with a common title, each with the message ID of its action. */
export interface KeyGroup {
  readonly titleId: LabelId;
  readonly keys: readonly { readonly labelId: LabelId; readonly hotkeys?: readonly Hotkey[] }[];
}

const arrows: readonly Hotkey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Shortcuts that aren't commands: those of the page, the layers, points, lists of images, tables, and text editing. */
export const ownKeys: readonly KeyGroup[] = [
  listKeys('choosing', {
    beside: ['ArrowUp', 'ArrowDown'],
    fold: ['ArrowLeft', 'ArrowRight'],
    ends: ['Home', 'End'],
    range: ['Shift+ArrowDown', 'Shift+click'],
    add: ['Mod+click'],
  }),
  listKeys('dragging', { copy: ['Alt+drag'] }),
  listKeys('points', {
    move: arrows,
    moveFast: arrows.map((arrow): Hotkey => `Shift+${arrow}`),
    remove: ['Delete'],
    leave: ['Escape'],
  }),
  listKeys('images', {
    choose: ['ArrowLeft', 'ArrowRight'],
    move: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
    remove: ['Delete'],
  }),
  listKeys('table', {
    next: ['Tab'],
    previous: ['Shift+Tab'],
    beside: arrows,
    type: ['Enter'],
    leave: ['Escape'],
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

function listKeys<Name extends 'choosing' | 'dragging' | 'points' | 'images' | 'table' | 'text'>(
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
