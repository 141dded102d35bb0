import type { Content } from '../content/content.ts';
import { amazonLimits, type AmazonModule, type AmazonParagraph } from './document.ts';

/** Returns whether a content is a text of the page, not a block made for one module. */
export function isPageText({ kind, componentKey }: Content): boolean {
  return kind === 'text' && componentKey === 'Text';
}

/**
 * Adds a text without a headline to the module of the text before it. Amazon takes few modules, and a page of single texts
 * would use them up. Undefined if one of them is no such module, or both together are too long.
 */
export function joinTexts(before: AmazonModule | undefined, added: AmazonModule): AmazonModule | undefined {
  if (added.contentModuleType !== 'STANDARD_PRODUCT_DESCRIPTION') return undefined;
  const addedBody = added.standardProductDescription.body;
  if (before?.contentModuleType === 'STANDARD_TEXT') {
    const body = joinBodies(before.standardText.body, addedBody);
    return body && { ...before, standardText: { ...before.standardText, body } };
  }
  if (before?.contentModuleType === 'STANDARD_PRODUCT_DESCRIPTION') {
    const body = joinBodies(before.standardProductDescription.body, addedBody);
    return body && { ...before, standardProductDescription: { body } };
  }
  return undefined;
}

function joinBodies(one: AmazonParagraph, other: AmazonParagraph): AmazonParagraph | undefined {
  const textList = [...one.textList, ...other.textList];
  return textList.length > amazonLimits.paragraphs ? undefined : { textList };
}
