import { getChildIds, getComponent, type Component, type ComponentId, type Prop } from '@vitrina/epack-model';
import { useCallback, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type EditorState, type EditorDispatch, getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from './EditorStoreProvider.tsx';

const noChildren: readonly ComponentId[] = [];

/**
 * Selects a part of the editor's state. For a component, use {@link useComponent}, which doesn't re-run when
 * other components change.
 */
export const useEditorState = useSelector.withTypes<EditorState>();

/** Returns the dispatch function of the editor's store. */
export function useBuilderDispatch(): EditorDispatch {
  return useEditorStore().dispatch;
}

/** Returns the result of `read` for a component. `read` runs again only when the component changes. */
export function useTouched<Value>(id: ComponentId, read: (state: EditorState) => Value): Value {
  const store = useEditorStore();
  const subscribe = useCallback((listener: () => void) => store.hub.subscribe(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => read(store.getState()));
}

/** Returns a component of the active page. Re-renders only when that component changes. */
export function useComponent(id: ComponentId): Component | undefined {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    return page && getComponent(page, id);
  });
}

/**
 * Returns a prop of a component. Re-renders only when that prop changes, not with each change of the
 * component.
 */
export function useProp(id: ComponentId, name: string): Prop | undefined {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    const props = page && getComponent(page, id)?.props;
    return props && Object.hasOwn(props, name) ? props[name] : undefined;
  });
}

/** Returns the block key of a component, or `undefined` if the component doesn't exist. */
export function useComponentKey(id: ComponentId): string | undefined {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    return page && getComponent(page, id)?.componentKey;
  });
}

/**
 * Returns the child IDs of a component; `rootId` returns those of the page. Re-renders only when that list
 * changes.
 */
export function useChildIds(id: ComponentId): readonly ComponentId[] {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    return page ? getChildIds(page, id) : noChildren;
  });
}
