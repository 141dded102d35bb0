export type { ClipboardAccess } from './clipboardAccess.ts';
export { type CopiedComponents, readClipboard, toWireComponents, writeClipboard } from './clipboardText.ts';
export { pasteComponents } from './pasteComponents.ts';
