import type { SavedKind, WireComponentData } from '@vitrina/api-client/contract';
import { type BlockRules, checkPage, loadPage } from '@vitrina/epack-model';

import { Failure } from '../../platform/http/failure.ts';

/**
 * Refuses a section or template that no page can take, because one of its blocks can't be where it is. Loose blocks saved
 * under a name are placed when they are inserted.
 *
 * @throws 400
 */
export function refuseMisplaced(
  kind: SavedKind,
  components: readonly WireComponentData[] | undefined,
  rules: BlockRules,
): void {
  if (kind === 'component' || components === undefined) return;
  const misplaced = checkPage(loadPage(components, rules).page, { rules, template: '' });
  if (misplaced.length > 0) throw new Failure(400, 'blockMisplaced');
}
