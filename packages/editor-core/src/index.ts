/**
 * The editor without a user interface: opens a package, edits it with commands and saves it.
 *
 * @packageDocumentation
 */
export { commands, getCommand } from './commands/commands.ts';
export type { Command, CommandContext } from './commands/command.ts';
export { runHeadless } from './commands/runHeadless.ts';
export { createMemoryDrafts } from './drafts/createMemoryDrafts.ts';
export { insertDraft, insertDrafts, moveTo } from './edits/blockEdits.ts';
export { openNewEpack, openSavedEpack } from './loading/openEpack.ts';
export { openPage } from './loading/openPage.ts';
export { mergePage } from './saving/mergePage.ts';
export { saveEpack } from './saving/saveEpack.ts';
export { createEditorStore, type EditorDispatch, type EditorStore } from './store/createEditorStore.ts';
export { applyChange, redoEdit, undoEdit, type EditOptions } from './store/edit.ts';
export type { EditorState, EditorThunk } from './store/editorState.ts';
export { getActiveId, getActivePage } from './store/selectors.ts';
export type { EditorServices } from './store/services.ts';
