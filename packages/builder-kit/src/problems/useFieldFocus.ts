import { useEffect } from 'react';

import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { viewActions } from '../store/viewSlice.ts';
import { focusField } from './wantedField.ts';

/** Leads to the field that somebody wants to see, once it is drawn. */
export function useFieldFocus(): void {
  const dispatch = useBuilderDispatch();
  const wanted = useBuilder((state) => state.view.wantedField);
  useEffect(
    () => (wanted === undefined ? undefined : focusField(wanted, () => dispatch(viewActions.fieldFound()))),
    [wanted, dispatch],
  );
}
