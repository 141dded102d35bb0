import {
  getChildIds,
  getComponent,
  rootId,
  walkPage,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';

/** Returns the change that replaces all blocks of a page with those of another page. */
export function planReplaceAll(page: Page, other: Page): PageChange {
  const removals = getChildIds(page, rootId).map((id) => ({ type: 'removeComponent' as const, id }));
  const components = [...walkPage(other)].flatMap(({ id }) => getComponent(other, id) ?? []);
  const additions =
    components.length === 0
      ? []
      : [{ type: 'addComponents' as const, parentId: rootId, index: 0, components }];
  return { type: 'batch', changes: [...removals, ...additions] };
}
