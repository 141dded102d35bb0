import { useState } from 'react';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { viewActions } from '../store/viewSlice.ts';
import { AssistDialog } from './AssistDialog.tsx';
import { findBlockTargets } from './assistTarget.ts';

/** Has the text assistant work on a text of the active block. */
export function TextAssistDialog() {
  const store = useBuilderStore();
  const [{ definition, targets }] = useState(() => findBlockTargets(store));
  return (
    <AssistDialog
      targets={targets}
      definition={definition}
      onClose={() => store.dispatch(viewActions.dialogClosed())}
    />
  );
}
