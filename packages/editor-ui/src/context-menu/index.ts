export { ContextMenu } from './ContextMenu.tsx';
export { useContextPress } from './useContextPress.ts';
