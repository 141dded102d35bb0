import type { Issue } from '../issue.ts';
import { walkPage, type Page } from '../page/page.ts';
import { rootId } from '../schemas/component.ts';
import type { ChangeContext } from './changeContext.ts';
import type { ChangeRefusal } from './changeRefusal.ts';
import { checkRoom } from './checkAddition.ts';
import { listMisplaced } from './checkPlacement.ts';

/**
 * A violation of placement rules on a page: an issue, with the refusal that a change to the same effect would
 * get.
 *
 * @public
 */
export interface PlacementIssue extends Issue, ChangeRefusal {
  readonly code: ChangeRefusal['code'];
  readonly severity: 'error';
}

/**
 * Checks a page against the rules of its blocks and its template; for problem lists, saving and publishing.
 *
 * @public
 */
export function checkPage(page: Page, context: ChangeContext): PlacementIssue[] {
  const full = checkRoom(page, rootId, 0, context);
  const misplaced = listMisplaced(page, walkPage(page), context.rules);
  return [...(full ? [full] : []), ...misplaced].map((refusal) => ({ ...refusal, severity: 'error' }));
}
