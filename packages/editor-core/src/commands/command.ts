import type { Catalogue } from '@vitrina/block-catalogue';

import type { ClipboardAccess } from '../clipboard/clipboardAccess.ts';
import type { EditorState } from '../store/editorState.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import type { Hotkey } from './hotkeys.ts';

/** The services available to a command. */
export interface CommandContext {
  readonly store: EditorStore;
  readonly clipboard: ClipboardAccess;
  /** Announces a message to screen readers. */
  announce(announcement: MessageText): void;
  /** Shows why an action was refused. */
  refuse(refusal: Refusal): void;
  /** Shows a problem by message id. */
  notify(problem: MessageText): void;
  openPreview(): void;
  download(): void;
}

/** Groups of the command palette, in display order. */
export const commandGroups = ['edit', 'block', 'table', 'view', 'package'] as const;

/** A user action as data, shared by toolbar, menus, keyboard and command palette. */
export interface Command {
  readonly id: string;
  /** Message id of the command's name, which starts with a verb. */
  readonly labelId: LabelId;
  readonly group: (typeof commandGroups)[number];
  readonly hotkeys?: readonly Hotkey[];
  /** Whether the hotkeys are native browser events, such as `copy`, instead of key presses. */
  readonly isNative?: boolean;
  /** Whether the hotkeys also work during text input. */
  readonly worksWhileTyping?: boolean;
  /** Whether the hotkeys also work during text input on the page. */
  readonly worksInText?: boolean;
  canRun(state: EditorState): boolean;
  /** Whether a command that is a switch is on. Absent for all others. */
  isChecked?(state: EditorState, catalogue: Catalogue): boolean;
  run(context: CommandContext): void;
}
