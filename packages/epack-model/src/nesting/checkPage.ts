import type { Issue } from '../issue.ts';
import { getChildIds, walkPage, type Page } from '../page/page.ts';
import { rootId } from '../schemas/component.ts';
import { amazonRootLimit, amazonTemplate } from '../templates/templateNames.ts';
import type { ChangeContext } from './checkPageChange.ts';
import { checkPlacement } from './checkPlacement.ts';

/**
 * What is wrong with a page by the rules of its blocks and its template; for problem lists, saving and publishing.
 *
 * @public
 */
export function checkPage(page: Page, { rules, template }: ChangeContext): Issue[] {
  const issues: Issue[] = [];
  if (template === amazonTemplate && getChildIds(page, rootId).length > amazonRootLimit) {
    issues.push({ code: 'model.nesting.amazonLimit', severity: 'error' });
  }
  for (const { id, parentId, componentKey } of walkPage(page)) {
    const code = checkPlacement(page, componentKey, parentId, rules);
    if (code) issues.push({ code, severity: 'error', componentId: id });
  }
  return issues;
}
