import type { ComponentId, SizeName } from '@vitrina/epack-model';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createShownComponent, type ShownComponent } from '@vitrina/editor-core/props';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

const ShownContext = createContext<ShownComponent | undefined>(undefined);
const SizeContext = createContext<SizeName>('desktop');

interface ShownFieldsProps {
  readonly id: ComponentId;
  /** The kind of the component; for another one, draw another set of fields. */
  readonly componentKey: string;
  readonly children: ReactNode;
}

/** Gives the fields in it the component whose props they show. */
export function ShownFields({ id, componentKey, children }: ShownFieldsProps) {
  const store = useEditorStore();
  const [shown] = useState(() => createShownComponent(store, componentKey, id));
  useLayoutEffect(() => shown.show(id), [shown, id]);
  const size = useEditorState((state) => state.view.size);
  return (
    <ShownContext value={shown}>
      <SizeContext value={size}>{children}</SizeContext>
    </ShownContext>
  );
}

/** The component whose props the fields around show. */
export function useShown(): ShownComponent {
  const shown = useContext(ShownContext);
  if (shown === undefined) throw new Error('There are no ShownFields around');
  return shown;
}

/** The size at which the fields around show it: asked for once, not by each field at every edit. */
export function useShownSize(): SizeName {
  return useContext(SizeContext);
}

const noChanges = () => () => undefined;

/** Its id; undefined in fields that show no component, such as those of a form. Draws anew for another one. */
export function useShownId(): ComponentId | undefined {
  const shown = useContext(ShownContext);
  return useSyncExternalStore(shown?.subscribe ?? noChanges, () => shown?.getId());
}
