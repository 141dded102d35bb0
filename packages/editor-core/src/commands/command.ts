import type { ClipboardAccess } from '../clipboard/clipboardAccess.ts';
import type { EditorState } from '../store/editorState.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import type { Hotkey } from './hotkeys.ts';

/** What a command can reach. */
export interface CommandContext {
  readonly store: EditorStore;
  readonly clipboard: ClipboardAccess;
  /** Says something to those who do not see the page. */
  announce(announcement: MessageText): void;
  /** Says why something did not happen. */
  refuse(refusal: Refusal): void;
  /** Says why something did not happen, by message id. */
  notify(problem: MessageText): void;
  openPreview(): void;
  download(): void;
}

/** The groups of the command palette, in its order. */
export const commandGroups = ['edit', 'block', 'view', 'package'] as const;

/** Something the user can do, as data: toolbar, menus, keyboard and command palette all run the same. */
export interface Command {
  readonly id: string;
  /** Message id of its name, a verb first. */
  readonly labelId: LabelId;
  readonly group: (typeof commandGroups)[number];
  readonly hotkeys?: readonly Hotkey[];
  /** Whether its hotkeys arrive as events of their own, such as `copy`, and not as keys. */
  readonly isNative?: boolean;
  /** Whether its hotkeys work while a text is being typed. */
  readonly worksWhileTyping?: boolean;
  canRun(state: EditorState): boolean;
  run(context: CommandContext): void;
}
