import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { ReplaceProperty } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link ReplaceProperty}.
 *
 * @public
 */
export function applyReplaceProperty(page: Page, change: ReplaceProperty): PageChangeResult {
  const component = getComponent(page, change.id);
  if (!component) return changeFailure('model.change.componentMissing', change.id);
  const { id, name, prop } = change;
  if (name === '__proto__') return changeFailure('model.change.nameInvalid', id);
  const previous = Object.hasOwn(component.props, name) ? component.props[name] : undefined;
  const { [name]: _replaced, ...others } = component.props;
  const props = prop === undefined ? others : { ...component.props, [name]: prop };
  return {
    ok: true,
    page: withComponent(page, { ...component, props }),
    touched: [id],
    inverse: {
      type: 'replaceProperty',
      id,
      name,
      ...(previous === undefined ? undefined : { prop: previous }),
    },
  };
}
