export { ComponentName } from './ComponentName.tsx';
export { useValueText } from './useValueText.ts';
export { useBlockTexts } from './useBlockTexts.ts';
export { useDataName } from './useDataName.ts';
export { useDistinctTimes } from './useDistinctTimes.ts';
export { useEpackName } from './useEpackName.ts';
export { usePlacingText } from './usePlacingText.ts';
export { useRefusalText } from './useRefusalText.ts';
