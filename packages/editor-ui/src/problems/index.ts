export { useFieldFocus } from './useFieldFocus.ts';
export { useProblemText } from './useProblemText.ts';
