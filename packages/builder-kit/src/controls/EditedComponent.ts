import type { ComponentId } from '@vitrina/epack-model';
import { createContext, useContext } from 'react';

import { useBuilder } from '../store/hooks.ts';
import { getActiveId } from '../store/selectors.ts';

/** Whose props the controls below edit, where several components are edited at once. */
export const EditedComponent = createContext<ComponentId | undefined>(undefined);

/** The component a control edits: the one it stands with in a form, else the active one. */
export function useEditedId(): ComponentId | undefined {
  const edited = useContext(EditedComponent);
  const active = useBuilder(getActiveId);
  return edited ?? active;
}
