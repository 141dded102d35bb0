/**
 * What both builders share: the document store, canvas, inspector controls, saving and publishing.
 *
 * @packageDocumentation
 */
export { BuilderEditor, type BuilderEditorProps } from './editor/BuilderEditor.tsx';
export { Control } from './controls/Control.tsx';
export type { ControlProps, PropScope } from './controls/controlProps.ts';
export { createBuilderStore, type BuilderState, type BuilderStore } from './store/createBuilderStore.ts';
export { applyChange, redoEdit, undoEdit, type EditOptions } from './store/edit.ts';
export { fetchEpackAhead } from './loading/fetchEpack.ts';
export { openNewEpack, openSavedEpack } from './loading/openEpack.ts';
export { saveEpack } from './saving/saveEpack.ts';
