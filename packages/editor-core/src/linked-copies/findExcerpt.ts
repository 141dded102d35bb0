import type { Catalogue } from '@vitrina/block-catalogue';
import { getSubtree, type ComponentId, type Page } from '@vitrina/epack-model';

import { getExcerpt } from '../texts/getExcerpt.ts';

/** What a block, or the first block in it that has words, says. Empty where none has. */
export function findExcerpt(page: Page, id: ComponentId, catalogue: Catalogue): string {
  for (const component of getSubtree(page, id)) {
    const excerpt = getExcerpt(component, catalogue);
    if (excerpt !== '') return excerpt;
  }
  return '';
}
