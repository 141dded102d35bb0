import { createContext, useContext, type ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { BuilderStore } from './createBuilderStore.ts';

const StoreContext = createContext<BuilderStore | undefined>(undefined);

/** Gives a part of the editor its store. The canvas, a root of its own, has one too. */
export function BuilderStoreProvider({ store, children }: { store: BuilderStore; children: ReactNode }) {
  return (
    <StoreContext value={store}>
      <Provider store={store}>{children}</Provider>
    </StoreContext>
  );
}

/** The store of the open package. */
export function useBuilderStore(): BuilderStore {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('There is no BuilderStoreProvider above');
  return store;
}
