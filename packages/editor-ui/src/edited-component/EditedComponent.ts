import type { ComponentId } from '@vitrina/epack-model';
import { createContext, useContext } from 'react';
import { getActiveId } from '@vitrina/editor-core/store';

import { useShownId } from './ShownFields.tsx';
import { useEditorState } from '../store/hooks.ts';

/** ID of the component whose props the controls below edit, if several components are edited at once. */
export const EditedComponent = createContext<ComponentId | undefined>(undefined);

/**
 * Returns the ID of the component a control edits: the component of its form, the component shown by its
 * fields, or the active component.
 */
export function useEditedId(): ComponentId | undefined {
  const inForm = useContext(EditedComponent);
  const shown = useShownId();
  const known = inForm ?? shown;
  // Hidden fields that are kept for later keep their component when the selection changes.
  return useEditorState((state) => known ?? getActiveId(state));
}
