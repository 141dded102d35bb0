import type { Catalogue } from '@vitrina/block-catalogue';
import { isStyleProp, type PropKind } from '@vitrina/block-kit';
import {
  checkFixedParts,
  getComponent,
  sizes,
  type Component,
  type Prop,
  type SinglePageChange,
} from '@vitrina/epack-model';

import { getLockRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveComponent } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';

/** The stored style props, by name; undefined where the component has none. */
type CopiedStyle = Readonly<Record<string, Prop | undefined>>;

/** Style props that are of one component only. */
const ownNames = new Set(['hide', 'attributes', 'classNames', 'availableToForms']);

/** Keeps the style of the active component for {@link pasteStyle}. Returns whether there is one. */
export function copyStyle(): EditorThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    const component = getActiveComponent(getState());
    if (component === undefined) return false;
    const style = listStyleKinds(component, catalogue).map(([name]) => [name, component.props[name]]);
    dispatch(viewActions.styleCopied(Object.fromEntries(style) as CopiedStyle));
    return true;
  };
}

/**
 * Gives the selected components the copied style, as one step: the values that their blocks have and allow.
 * Returns the refusal if one of them can't change.
 */
export function pasteStyle(): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const { selection, copiedStyle } = getState().view;
    if (context === undefined || copiedStyle === undefined) return undefined;
    const changes: SinglePageChange[] = [];
    for (const id of selection) {
      const refusal = getLockRefusal(context, id);
      if (refusal) return refusal;
      const component = getComponent(context.page, id);
      if (component) changes.push(...planStyle(component, copiedStyle, catalogue));
    }
    const refusal = checkFixedParts(context.page, { type: 'batch', changes });
    if (refusal || changes.length === 0) return refusal;
    dispatch(endStep());
    dispatch(applyChange({ type: 'batch', changes }, { type: 'pasteStyle' }));
    return undefined;
  };
}

function planStyle(component: Component, style: CopiedStyle, catalogue: Catalogue): SinglePageChange[] {
  return listStyleKinds(component, catalogue).flatMap(([name, kind]): SinglePageChange[] => {
    const prop = style[name];
    const stored = component.props[name];
    const isSame = JSON.stringify(prop?.value) === JSON.stringify(stored?.value);
    if (!Object.hasOwn(style, name) || isSame || (prop && !allows(kind, prop))) return [];
    return [{ type: 'replaceProperty', id: component.id, name, ...(prop && { prop }) }];
  });
}

/** Returns whether a block allows a value of another one, whose choices can differ. */
function allows(kind: PropKind<unknown>, { value }: Prop): boolean {
  return sizes.every((size) => value[size] === undefined || kind.parse(value[size]).ok);
}

function listStyleKinds({ componentKey }: Component, catalogue: Catalogue) {
  return Object.entries(catalogue.find(componentKey)?.props ?? {}).filter(
    ([name, kind]) => isStyleProp(kind) && !ownNames.has(name),
  );
}
