import type { ComponentId, SizeName } from '@vitrina/epack-model';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createShownComponent, createShownSeveral, type ShownProps } from '@vitrina/editor-core/props';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

const ShownContext = createContext<ShownProps | undefined>(undefined);
const SizeContext = createContext<SizeName>('desktop');

interface ShownFieldsProps {
  readonly id: ComponentId;
  /** Block key of the component. Use another instance for another key. */
  readonly componentKey: string;
  readonly children: ReactNode;
}

/** Provides the shown component to the fields inside. */
export function ShownFields({ id, componentKey, children }: ShownFieldsProps) {
  const store = useEditorStore();
  const [shown] = useState(() => createShownComponent(store, componentKey, id));
  useLayoutEffect(() => shown.show(id), [shown, id]);
  return <ShownFrame shown={shown}>{children}</ShownFrame>;
}

/** Provides several shown components to the fields inside, which show the values they share. */
export function ShownSeveralFields({
  ids,
  children,
}: {
  readonly ids: readonly ComponentId[];
  readonly children: ReactNode;
}) {
  const store = useEditorStore();
  const [shown] = useState(() => createShownSeveral(store, ids));
  useLayoutEffect(() => shown.show(ids), [shown, ids]);
  return <ShownFrame shown={shown}>{children}</ShownFrame>;
}

function ShownFrame({ shown, children }: { readonly shown: ShownProps; readonly children: ReactNode }) {
  const size = useEditorState((state) => state.view.size);
  return (
    <ShownContext value={shown}>
      <SizeContext value={size}>{children}</SizeContext>
    </ShownContext>
  );
}

/** Returns the components whose props the surrounding fields show. */
export function useShown(): ShownProps {
  const shown = useContext(ShownContext);
  if (shown === undefined) throw new Error('There are no ShownFields around');
  return shown;
}

/**
 * Returns the size at which the surrounding fields show the component. Read once for all fields instead of by
 * each field at each edit.
 */
export function useShownSize(): SizeName {
  return useContext(SizeContext);
}

const noChanges = () => () => undefined;

/**
 * Returns the ID of the shown component, or `undefined` in fields without a component, such as the fields of
 * a form. Re-renders when another component is shown.
 */
export function useShownId(): ComponentId | undefined {
  const shown = useContext(ShownContext);
  return useSyncExternalStore(shown?.subscribe ?? noChanges, () => shown?.getId());
}
