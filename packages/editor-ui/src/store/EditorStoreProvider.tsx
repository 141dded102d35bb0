import { createContext, useContext, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { EditorStore } from '@vitrina/editor-core/store';

const StoreContext = createContext<EditorStore | undefined>(undefined);

/**
 * Provides the editor store to a part of the editor. The canvas is a separate root, so it has its own
 * provider.
 */
export function EditorStoreProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  return (
    <StoreContext value={store}>
      <Provider store={store}>{children}</Provider>
    </StoreContext>
  );
}

/** Returns the store of the open package. */
export function useEditorStore(): EditorStore {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('There is no EditorStoreProvider above');
  return store;
}
