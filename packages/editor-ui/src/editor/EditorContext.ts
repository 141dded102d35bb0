import type { Views } from '@vitrina/block-kit/react';
import { createContext, useContext } from 'react';
import type { Command } from '@vitrina/editor-core/commands';
import type { Refusal } from '@vitrina/editor-core/nesting';

/** Services available in all parts of the editor. */
export interface EditorContextValue {
  readonly views: Views;
  /** Returns the address of a file from its stored source. */
  readonly assetUrl: (source: string) => string;
  /** Returns the preview address of a saved package. */
  readonly previewUrl: (epackId: string) => string;
  /** Announces a text to screen readers. */
  readonly announce: (announcement: MessageText) => void;
  /** Shows why an action was refused, and announces the reason. */
  readonly refuse: (refusal: Refusal) => void;
  /** Shows a problem by message ID. */
  readonly notify: (problem: MessageText) => void;
  /** Runs a command if the command is currently enabled. */
  readonly runCommand: (command: Command) => void;
}

/** @see useEditor */
export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** Returns the context of the surrounding editor. */
export function useEditor(): EditorContextValue {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('There is no editor above');
  return editor;
}
