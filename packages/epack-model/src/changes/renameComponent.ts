import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { RenameComponent } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link RenameComponent}.
 *
 * @public
 */
export function applyRenameComponent(page: Page, change: RenameComponent): PageChangeResult {
  const { id, customName } = change;
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  const { customName: previous, ...unnamed } = component;
  return {
    ok: true,
    page: withComponent(page, customName === undefined ? unnamed : { ...component, customName }),
    touched: [id],
    inverse: {
      type: 'renameComponent',
      id,
      ...(previous === undefined ? undefined : { customName: previous }),
    },
  };
}
