export { type AssistTarget, findBlockTargets } from './assistTarget.ts';
export { diffWords, type TextDifference } from './diffWords.ts';
export { getExcerpt } from './getExcerpt.ts';
export { listTextBlocks, type TextBlock } from './listTextBlocks.ts';
export { hasFormatting, toHtml, toPlainText } from './plainHtml.ts';
export { listPageTexts, type PageText, replaceTexts } from './replaceTexts.ts';
export { shorten } from './shorten.ts';
export { confirmTranslation, translateText } from './translationEdits.ts';
