export { findEditableProp } from './findEditableProp.ts';
export { isFullLink } from './isFullLink.ts';
export { isStateless } from './isStateless.ts';
export { toObject, toText } from './jsonText.ts';
export { formatLength, parseLength, splitLength } from './lengthText.ts';
export { getEditedSize, type PropReading, readProp } from './readProp.ts';
export { createShownComponent, type ShownComponent } from './shownComponent.ts';
export { takeKit } from './takeKit.ts';
export { getPicked, readPicked, togglePicked } from './togglePicked.ts';
