export { CommandButton } from './CommandButton.tsx';
export { CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';
export { EditorContext, useEditor } from './EditorContext.ts';
export { LiveRegion } from './LiveRegion.tsx';
export { type KeyGroup, ownKeys } from './ownKeys.ts';
export { useCommandRunner } from './useCommandRunner.ts';
export { createVoice, say } from './voice.ts';
