import { getChildIds, getComponent, walkPage, type Page } from '../page/page.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';

/**
 * Checks whether two pages hold the same components in the same places; ignores the order of fields.
 *
 * @public
 */
export function samePage(a: Page, b: Page): boolean {
  return canonicalJson([...walkPage(a)]) === canonicalJson([...walkPage(b)]);
}

/** Returns JSON text with sorted object keys, so that equal values give equal texts. @public */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) => {
    if (typeof nested !== 'object' || nested === null || Array.isArray(nested)) return nested;
    return Object.fromEntries(Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Checks that every component and child list outside `touched` is the same object on both pages. */
export function keepsIdentity(before: Page, after: Page, touched: readonly ComponentId[]): boolean {
  const touchedIds = new Set(touched);
  const ids = [rootId, ...[...walkPage(before)].map(({ id }) => id)];
  return ids.every((id) => {
    if (touchedIds.has(id)) return true;
    const isSameList = getChildIds(before, id) === getChildIds(after, id);
    return isSameList && getComponent(before, id) === getComponent(after, id);
  });
}

/**
 * Lists structural faults of a page: duplicate ids, missing parents, cycles, components reached more than
 * once or not at all.
 *
 * @public
 */
export function findStructureFaults(page: Page): string[] {
  const faults: string[] = [];
  const seen = new Set<ComponentId>();
  for (const { id, parentId } of walkPage(page)) {
    if (seen.has(id)) faults.push(`${id} is reached twice`);
    seen.add(id);
    if (parentId !== rootId && !seen.has(parentId)) faults.push(`${id} comes before its parent ${parentId}`);
    if (!getChildIds(page, parentId).includes(id))
      faults.push(`${id} is not among the children of ${parentId}`);
  }
  if (seen.size !== page.components.size) faults.push(`${page.components.size - seen.size} are out of reach`);
  return faults;
}
