export { EditorStoreProvider, useEditorStore } from './EditorStoreProvider.tsx';
export { useBuilderDispatch, useChildIds, useComponent, useEditorState, useProp } from './hooks.ts';
export { useSettledDocument } from './useSettledDocument.ts';
