import type { Catalogue } from '@vitrina/block-catalogue';
import { getSubtree, type ComponentId, type Page } from '@vitrina/epack-model';

import { getExcerpt } from '../texts/getExcerpt.ts';

/**
 * Returns the beginning of the text of a block, or of the first block with text inside. Empty without any
 * text.
 */
export function findExcerpt(page: Page, id: ComponentId, catalogue: Catalogue): string {
  for (const component of getSubtree(page, id)) {
    const excerpt = getExcerpt(component, catalogue);
    if (excerpt !== '') return excerpt;
  }
  return '';
}
