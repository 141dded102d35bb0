import { useEffect } from 'react';
import { viewActions } from '@vitrina/editor-core/store';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';
import { focusField } from './wantedField.ts';

/** Focuses the requested field once it is rendered. */
export function useFieldFocus(): void {
  const dispatch = useBuilderDispatch();
  const wanted = useEditorState((state) => state.view.wantedField);
  useEffect(
    () => (wanted === undefined ? undefined : focusField(wanted, () => dispatch(viewActions.fieldFound()))),
    [wanted, dispatch],
  );
}
