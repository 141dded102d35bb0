import { useLeaveGuard } from '@vitrina/session';

import { useEditorState } from '../store/hooks.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';

/** Props of {@link LeavingQuestion}. */
export interface LeavingQuestionProps {
  /** The package that the address names; undefined for a new one. */
  readonly epackId: string | undefined;
}

/** Holds back who would leave unsaved work. On its own: the first edit of a visit draws nothing else anew for it. */
export function LeavingQuestion({ epackId }: LeavingQuestionProps) {
  const savedId = useEditorState((state) => state.document.epackId);
  const work = useUnsavedWork();
  // While the address still says "new" of a saved package, the change of address is no leaving.
  const isHeldBack = work !== undefined && savedId === epackId;
  const isUpload = work === 'upload';
  const { dialog } = useLeaveGuard(isHeldBack, isUpload ? 'builder.leave' : undefined);
  return <DialogBoundary>{dialog}</DialogBoundary>;
}
