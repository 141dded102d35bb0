import { useState } from 'react';
import { viewActions } from '@vitrina/editor-core/store';
import { findBlockTargets } from '@vitrina/editor-core/texts';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { AssistDialog } from '@vitrina/editor-ui/text-assist';

/** Renders the text assistant for a text of the active block. */
export function TextAssistDialog() {
  const store = useEditorStore();
  const [{ definition, targets }] = useState(() => findBlockTargets(store));
  return (
    <AssistDialog
      targets={targets}
      definition={definition}
      onClose={() => store.dispatch(viewActions.dialogClosed())}
    />
  );
}
