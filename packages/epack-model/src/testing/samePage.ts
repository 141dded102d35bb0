import { getChildIds, getComponent, walkPage, type Page } from '../page/page.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';

/**
 * True if two pages hold the same components in the same places, whatever the order of fields.
 *
 * @public
 */
export function samePage(a: Page, b: Page): boolean {
  return canonicalJson([...walkPage(a)]) === canonicalJson([...walkPage(b)]);
}

/**
 * A value as JSON text in which equal values are equal texts: object keys are sorted.
 *
 * @public
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) => {
    if (typeof nested !== 'object' || nested === null || Array.isArray(nested)) return nested;
    return Object.fromEntries(Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** True if every component and child list that is not in `touched` is the same object on both pages. */
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
 * What is wrong with the structure of a page: ids unique, parents present, no cycles, every component reached once.
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
