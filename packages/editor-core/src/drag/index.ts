export { blockDragType, canBeDragged, type DragItem, listDragged, getDropRefusal } from './dragItem.ts';
export type { Box, Point } from './dropGeometry.ts';
export { type DropPreview, findDropPreview, type PageBoxes } from './findDropPreview.ts';
export { findPlaceLine, type PlaceLine } from './findPlaceLine.ts';
export { findLayerDrop, getRowPart, type LayerDrop } from './findLayerDrop.ts';
