export { findBlockId } from './canvasSurface.ts';
export { focusPage } from './focusPage.ts';
