import { useEditorState } from '@vitrina/editor-ui/store';

import { DataConflictDialog } from './DataConflictDialog.tsx';
import { PageConflictDialog } from './PageConflictDialog.tsx';

/** Renders the choice between both versions if another user saved in the meantime. */
export function ConflictDialog() {
  const conflict = useEditorState((state) =>
    state.saving.status === 'conflict' ? state.saving.conflict : undefined,
  );
  if (conflict === undefined) return null;
  if ('overlaps' in conflict) return <DataConflictDialog conflict={conflict} />;
  return <PageConflictDialog conflict={conflict} />;
}
