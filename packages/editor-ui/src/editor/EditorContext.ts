import type { Views } from '@vitrina/block-kit/react';
import { createContext, useContext } from 'react';
import type { Command } from '@vitrina/editor-core/commands';
import type { Refusal } from '@vitrina/editor-core/nesting';

/** What every part of the editor can ask for. */
export interface EditorContextValue {
  readonly views: Views;
  /** Turns the stored source of a file into an address to load it from. */
  readonly assetUrl: (source: string) => string;
  /** Where a saved package can be looked at. */
  readonly previewUrl: (epackId: string) => string;
  /** Says something to those who do not see the page. */
  readonly announce: (announcement: MessageText) => void;
  /** Says why something did not happen, to everyone. */
  readonly refuse: (refusal: Refusal) => void;
  /** Says why something did not happen, by message id. */
  readonly notify: (problem: MessageText) => void;
  /** Runs a command if it can run now. */
  readonly runCommand: (command: Command) => void;
}

/** @see useEditor */
export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** The editor around a component. */
export function useEditor(): EditorContextValue {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('There is no editor above');
  return editor;
}
