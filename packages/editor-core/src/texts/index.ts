export { type AssistTarget, findBlockTargets } from './assistTarget.ts';
export { diffWords, type TextDifference } from './diffWords.ts';
export { findTranslationSource } from './findTranslationSource.ts';
export { getExcerpt } from './getExcerpt.ts';
export { listTextBlocks, type TextBlock } from './listTextBlocks.ts';
export { listTexts, readTextAt, readWords } from './listTexts.ts';
export { hasFormatting, toHtml, toPlainText } from './plainHtml.ts';
export {
  countUntranslated,
  readTranslation,
  stateByComponent,
  type TranslatedText,
  type TranslationState,
} from './readTranslation.ts';
export { confirmTranslation, translateText } from './translationEdits.ts';
