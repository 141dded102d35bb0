import type { Issue } from '../issue.ts';
import { walkPage, type Page } from '../page/page.ts';
import { rootId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkRoom } from './checkAddition.ts';
import { hasNoPlace, placedIn, refusePlacement } from './checkPlacement.ts';

/**
 * Something on a page that is against the rules: an issue with what it is about, as a change to that effect would be refused.
 *
 * @public
 */
export interface PlacementIssue extends Issue, ChangeRefusal {
  readonly code: ChangeRefusal['code'];
  readonly severity: 'error';
}

/**
 * What is wrong with a page by the rules of its blocks and its template; for problem lists, saving and publishing.
 *
 * @public
 */
export function checkPage(page: Page, context: ChangeContext): PlacementIssue[] {
  const issues: PlacementIssue[] = [];
  const note = (refusal: ChangeRefusal | undefined) => {
    if (refusal) issues.push({ ...refusal, severity: 'error' });
  };
  note(checkRoom(page, rootId, 0, context));
  for (const component of walkPage(page)) {
    if (hasNoPlace(component, context.rules)) continue;
    const { id, componentKey: key, parentId } = component;
    note(refusePlacement({ id, key }, placedIn(page, parentId), context.rules));
  }
  return issues;
}
