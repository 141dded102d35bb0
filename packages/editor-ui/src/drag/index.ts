export { DragProvider } from './DragProvider.tsx';
export { useAutoScroll } from './useAutoScroll.ts';
export { useBlockDrag } from './useBlockDrag.ts';
export { useBlockDrop } from './useBlockDrop.ts';
export { type DragHandle, useDelegatedDrag } from './useDelegatedDrag.ts';
export { useShownPlace } from './useShownPlace.ts';
export { useDropRefusal } from './useDropRefusal.ts';
