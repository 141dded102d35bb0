export { findBlockId } from './canvasSurface.ts';
export { focusPage } from './focusPage.ts';
export { useOverBlock, type OverlayPlace } from './overBlock.ts';
