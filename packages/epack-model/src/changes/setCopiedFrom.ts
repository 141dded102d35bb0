import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { SetCopiedFrom } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link SetCopiedFrom}.
 *
 * @public
 */
export function applySetCopiedFrom(page: Page, { id, copiedFrom }: SetCopiedFrom): PageChangeResult {
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  const { copiedFrom: previous, ...own } = component;
  return {
    ok: true,
    page: withComponent(page, copiedFrom === undefined ? own : { ...component, copiedFrom }),
    touched: [id],
    inverse: {
      type: 'setCopiedFrom',
      id,
      ...(previous === undefined ? undefined : { copiedFrom: previous }),
    },
  };
}
