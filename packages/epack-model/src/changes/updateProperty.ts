import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { Prop, SizedValue } from '../schemas/prop.ts';
import type { SizeName } from '../schemas/size.ts';
import type { Json } from '../json.ts';
import type { UpdateProperty } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link UpdateProperty}.
 *
 * @public
 */
export function applyUpdateProperty(page: Page, change: UpdateProperty): PageChangeResult {
  const { id, name, size, value } = change;
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  if (name === '__proto__') return changeFailure('model.change.nameInvalid', id);
  const prop = Object.hasOwn(component.props, name) ? component.props[name] : undefined;
  const nextProp: Prop = prop
    ? { ...prop, value: withSize(prop.value, size, value) }
    : { name, value: withSize({}, size, value) };
  return {
    ok: true,
    page: withComponent(page, { ...component, props: { ...component.props, [name]: nextProp } }),
    touched: [id],
    inverse: prop ? sizeUpdate(id, name, size, prop.value[size]) : { type: 'replaceProperty', id, name },
  };
}

function withSize(value: SizedValue, size: SizeName, own: Json | undefined): SizedValue {
  if (own !== undefined) return { ...value, [size]: own };
  const { [size]: _inherited, ...others } = value;
  return others;
}

function sizeUpdate(id: number, name: string, size: SizeName, value: Json | undefined): UpdateProperty {
  const type = 'updateProperty';
  return value === undefined ? { type, id, name, size } : { type, id, name, size, value };
}
