export { useDesignTexts } from './useDesignTexts.ts';
export { useFieldFocus } from './useFieldFocus.ts';
export { useProblemText } from './useProblemText.ts';
