import type { Editor } from '@tiptap/core';

/** Props of a button that opens choices for the selected text. */
export interface FormatButtonProps {
  readonly editor: Editor;
  /** Whether the text at the caret has the format. */
  readonly isActive: boolean;
}
