export { DragScope } from './DragScope.tsx';
export { dropIn } from './dropAt.ts';
export { useDropRefusal } from './dropRefusal.ts';
export { useAutoScroll } from './useAutoScroll.ts';
export { type DragHandle, useDelegatedDrag } from './useDelegatedDrag.ts';
