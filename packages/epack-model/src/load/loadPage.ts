import type { Issue } from '../issue.ts';
import { childListOf } from '../page/childList.ts';
import { withChildList, withComponent } from '../page/editPage.ts';
import { emptyPage, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { cleanJson } from './cleanJson.ts';
import { linkComponents, type LinkedComponent } from './linkComponents.ts';
import { repairComponent } from './repairComponent.ts';
import { reportOn } from './report.ts';
import { wrapLooseComponents } from './wrapLooseComponents.ts';

/**
 * A page and what had to be changed to read it.
 *
 * @public
 */
export interface LoadedPage {
  readonly page: Page;
  readonly issues: Issue[];
}

/**
 * Reads a page from the wire and repairs what does not fit (builder-pro.md section 4, Loading): keys derived, props
 * pruned and filled, types set, loose components wrapped, order made whole; broken ids, links and values mended.
 * Every repair is an issue; unknown blocks, properties and fields are kept. Never throws, whatever `wire` is;
 * `null` and `undefined` are an empty page.
 *
 * @public
 */
export function loadPage(wire: unknown, rules: BlockRules): LoadedPage {
  const issues: Issue[] = [];
  const list = cleanJson(wire ?? [], issues);
  if (!Array.isArray(list)) {
    issues.push({ code: 'model.load.notList', severity: 'error' });
    return { page: emptyPage, issues };
  }
  const page = buildPage(linkComponents(list, issues), rules, issues);
  return { page: wrapLooseComponents(page, rules, issues), issues };
}

function buildPage(
  byParent: ReadonlyMap<ComponentId, readonly LinkedComponent[]>,
  rules: BlockRules,
  issues: Issue[],
): Page {
  let page = emptyPage;
  const parents = [rootId];
  for (let parentId = parents.pop(); parentId !== undefined; parentId = parents.pop()) {
    const siblings = byParent.get(parentId);
    if (!siblings) continue;
    page = withChildList(page, parentId, childListOf(siblings.map(({ id }) => id)));
    for (const { raw, id } of siblings) {
      page = withComponent(page, repairComponent(raw, id, parentId, rules, reportOn(issues, id)));
      parents.push(id);
    }
  }
  return page;
}
