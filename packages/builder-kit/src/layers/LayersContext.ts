import type { ComponentId } from '@vitrina/epack-model';
import { createContext, useContext } from 'react';

/** Which rows of the tree are open. */
export interface LayersContextValue {
  isOpen(id: ComponentId): boolean;
  setOpen(id: ComponentId, isOpen: boolean): void;
}

/** @see useLayers */
export const LayersContext = createContext<LayersContextValue | undefined>(undefined);

/** The tree around a row. */
export function useLayers(): LayersContextValue {
  const layers = useContext(LayersContext);
  if (layers === undefined) throw new Error('There is no layers tree above');
  return layers;
}
