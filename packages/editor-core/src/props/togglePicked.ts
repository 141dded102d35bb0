import { getComponent, type ComponentId, type Json } from '@vitrina/epack-model';

import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';

const nothing: readonly ComponentId[] = [];

/** Returns the components that a prop references. They may be deleted. */
export function readPicked(value: Json | undefined): readonly ComponentId[] {
  return Array.isArray(value) ? value.map(Number) : nothing;
}

/** Returns the components picked so far. */
export function getPicked(state: EditorState): readonly ComponentId[] {
  const page = getActivePage(state);
  const { picking } = state.view;
  const props = page && picking && getComponent(page, picking.componentId)?.props;
  return props ? readPicked(props[picking.propName]?.value.desktop) : nothing;
}

/**
 * Adds a component to a prop's references or removes it. Returns whether the prop references it now;
 * undefined if no picking is in progress.
 */
export function togglePicked(id: ComponentId): EditorThunk<boolean | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const state = getState();
    const page = getActivePage(state);
    const { picking } = state.view;
    const component = page && picking && getComponent(page, picking.componentId);
    if (component === undefined || picking === undefined) return undefined;
    const { propName: name, componentId } = picking;
    const control = catalogue.find(component.componentKey)?.props[name]?.control;
    const isMultiple = control?.name === 'elementReference' && control.isMultiple;
    const before = getPicked(state);
    const others = before.filter((each) => each !== id);
    const isAdded = others.length === before.length;
    const after = isAdded ? [...(isMultiple ? others : []), id] : others;
    dispatch(applyChange({ type: 'updateProperty', id: componentId, name, size: 'desktop', value: after }));
    return isAdded;
  };
}
