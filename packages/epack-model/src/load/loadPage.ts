import { isRecord } from '../json.ts';
import type { Issue } from '../issue.ts';
import { withChildIds, withComponent } from '../page/editPage.ts';
import { emptyPage, getChildIds, getComponent, walkPage, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { componentSchema, rootId, type WireComponent } from '../schemas/component.ts';

/**
 * Reads a page from the wire and repairs what does not fit; every repair is an issue. Never throws.
 *
 * @public
 */
export function loadPage(wire: unknown, _rules: BlockRules): { page: Page; issues: Issue[] } {
  const list = Array.isArray(wire) ? wire.filter(isRecord) : [];
  const ordered = list.toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  let page = emptyPage;
  for (const raw of ordered) {
    const { order: _order, index: _index, children: _children, ...fields } = raw;
    const parsed = componentSchema.safeParse({
      displayName: fields.name,
      type: 'component',
      props: {},
      ...fields,
      parentId: fields.parentId ?? rootId,
    });
    if (parsed.success && !getComponent(page, parsed.data.id)) page = withComponent(page, parsed.data);
  }
  for (const raw of ordered) {
    const component = typeof raw.id === 'number' ? getComponent(page, raw.id) : undefined;
    if (component)
      page = withChildIds(page, component.parentId, getChildIds(page, component.parentId).length, [
        component.id,
      ]);
  }
  return { page, issues: [] };
}

/**
 * Writes a page for the wire: a flat list linked by `parentId`, ordered by `order`. Empty values are left out.
 *
 * @public
 */
export function savePage(page: Page, _rules: BlockRules): { components: WireComponent[]; issues: Issue[] } {
  const components: WireComponent[] = [];
  for (const component of walkPage(page)) {
    const index = getChildIds(page, component.parentId).indexOf(component.id);
    components.push({ ...component, order: index + 1, index });
  }
  return { components, issues: [] };
}
