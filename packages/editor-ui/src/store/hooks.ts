import { getChildIds, getComponent, type Component, type ComponentId, type Prop } from '@vitrina/epack-model';
import { useCallback, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type EditorState, type EditorDispatch, getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from './EditorStoreProvider.tsx';

const noChildren: readonly ComponentId[] = [];

/** A part of the editor's state. For a component use {@link useComponent}: it costs the others nothing. */
export const useEditorState = useSelector.withTypes<EditorState>();

/** The dispatch of the editor's store. */
export function useBuilderDispatch(): EditorDispatch {
  return useEditorStore().dispatch;
}

/** What `read` says of a component, asked again only when the component is touched. */
export function useTouched<Value>(id: ComponentId, read: (state: EditorState) => Value): Value {
  const store = useEditorStore();
  const subscribe = useCallback((listener: () => void) => store.hub.subscribe(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => read(store.getState()));
}

/** A component of the page in view. Renders again only when the component itself is touched. */
export function useComponent(id: ComponentId): Component | undefined {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    return page && getComponent(page, id);
  });
}

/** A prop of a component. Renders again only when that prop is another, not with every touch of the component. */
export function useProp(id: ComponentId, name: string): Prop | undefined {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    const props = page && getComponent(page, id)?.props;
    return props && Object.hasOwn(props, name) ? props[name] : undefined;
  });
}

/** What kind of block a component is; undefined where there is no such component. */
export function useComponentKey(id: ComponentId): string | undefined {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    return page && getComponent(page, id)?.componentKey;
  });
}

/** The ids of a component's children, `rootId` for those of the page. Renders again only when that list is touched. */
export function useChildIds(id: ComponentId): readonly ComponentId[] {
  return useTouched(id, (state) => {
    const page = getActivePage(state);
    return page ? getChildIds(page, id) : noChildren;
  });
}
