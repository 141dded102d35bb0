import { originalOf } from './series.ts';
import { getChildIds, walkPage, type Page } from '../page/page.ts';
import type { DynamicDataPair } from '../schemas/dynamicDataPair.ts';
import { isDynamicWrapper } from './dynamicWrapper.ts';

/** Lists every series of a page. `order` starts at 1. @public */
export function listDynamicDataPairs(page: Page): DynamicDataPair[] {
  const pairs: DynamicDataPair[] = [];
  for (const component of walkPage(page)) {
    const original = isDynamicWrapper(component) ? originalOf(page, component) : undefined;
    if (!original) continue;
    const { id, parentId } = component;
    const order = getChildIds(page, parentId).indexOf(id) + 1;
    pairs.push({ componentId: original.id, dynamicComponent: { id, parentId, order } });
  }
  return pairs;
}
