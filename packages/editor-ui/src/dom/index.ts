export { getDeepActiveElement, getDeepTarget, isTypingPlace } from './deepDom.ts';
export { arrivalStyle, focusArrival } from './focusArrival.ts';
export { isAppleSystem } from './isAppleSystem.ts';
export { useElementSize } from './useElementSize.ts';
export { useFocusReturn } from './useFocusReturn.ts';
export { useMenu } from './useMenu.ts';
export { readTransfer } from './readTransfer.ts';
