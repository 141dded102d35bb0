import type { Catalogue } from '@vitrina/block-catalogue';
import { getSubtree, type ComponentId, type Page } from '@vitrina/epack-model';

import { listTexts, readWords } from '../translation/listTexts.ts';

const maxLetters = 80;

/** What a block, or the first block in it, says: to tell it from its likes. Empty where there are no words. */
export function findExcerpt(page: Page, id: ComponentId, catalogue: Catalogue): string {
  for (const component of getSubtree(page, id)) {
    const [first] = listTexts(component, catalogue);
    if (first) return shorten(readWords(first.control, first.text));
  }
  return '';
}

function shorten(words: string): string {
  return words.length > maxLetters ? `${words.slice(0, maxLetters).trimEnd()}…` : words;
}
