import { getComponent, type ComponentId, type Json } from '@vitrina/epack-model';

import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';

const nothing: readonly ComponentId[] = [];

/** The components that a prop names; they may be gone. */
export function readPicked(value: Json | undefined): readonly ComponentId[] {
  return Array.isArray(value) ? value.map(Number) : nothing;
}

/** What is chosen in the picking under way. */
export function getPicked(state: EditorState): readonly ComponentId[] {
  const page = getActivePage(state);
  const { picking } = state.view;
  const props = page && picking && getComponent(page, picking.componentId)?.props;
  return props ? readPicked(props[picking.propName]?.value.desktop) : nothing;
}

/** Adds a component to those a prop names, or takes it out again. Answers whether it is named now; undefined: nothing is being picked. */
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
