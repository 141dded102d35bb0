import { emptyPage, walkPage, type Page } from '../../page/page.ts';
import { componentListSchema, rootId, type Component } from '../../schemas/component.ts';
import { insertComponents } from '../addComponents.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** A page as plain JSON, exactly as in memory; `null` for a page that is not loaded. */
export const pageSnapshotSchema = /* @__PURE__ */ makeSchema(() => componentListSchema.nullable());

export type PageSnapshot = Component[] | null;

export function snapshotOf(page: Page | null): PageSnapshot {
  return page && [...walkPage(page)];
}

/** Returns `undefined` for a list that is not a valid page. */
export function pageFromSnapshot(snapshot: PageSnapshot): Page | null | undefined {
  if (!snapshot) return null;
  const result = insertComponents(emptyPage, rootId, 0, snapshot);
  return result.ok ? result.page : undefined;
}
