import type { ComponentId } from '@vitrina/epack-model';
import { createContext, useContext } from 'react';
import { getActiveId } from '@vitrina/editor-core/store';

import { useShownId } from './ShownFields.tsx';
import { useEditorState } from '../store/hooks.ts';

/** Whose props the controls below edit, where several components are edited at once. */
export const EditedComponent = createContext<ComponentId | undefined>(undefined);

/** The component a control edits: the one it stands with in a form, the one its field shows, else the active one. */
export function useEditedId(): ComponentId | undefined {
  const inForm = useContext(EditedComponent);
  const shown = useShownId();
  const known = inForm ?? shown;
  // Fields that are kept for later have no part in what is selected meanwhile.
  return useEditorState((state) => known ?? getActiveId(state));
}
