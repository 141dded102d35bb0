export { BlockCommands } from './BlockCommands.tsx';
export { Canvas } from './Canvas.tsx';
export { useCanvasRoot } from './useCanvasRoot.ts';
export { usePageAttributes } from './usePageAttributes.ts';
export { LazyBrandLook } from './LazyBrandLook.ts';
export { getEmptyFileSelector } from './canvasCss.ts';
export { useBrandKit } from './useBrandKit.ts';
