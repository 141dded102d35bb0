export { type AssistTarget, findBlockTargets } from './assistTarget.ts';
export { diffWords, type TextDifference } from './diffWords.ts';
export { getExcerpt } from './getExcerpt.ts';
export { listTextBlocks, type TextBlock } from './listTextBlocks.ts';
// For packages that do not know page designs.
export { toHtml } from '@vitrina/page-designs';
export { hasFormatting, toPlainText } from './plainHtml.ts';
export { replaceTexts } from './replaceTexts.ts';
export { shorten } from './shorten.ts';
export { confirmTranslation, translateText } from './translationEdits.ts';
