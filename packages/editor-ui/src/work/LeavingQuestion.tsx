import { useLeaveGuard } from '@vitrina/session';

import { useEditorState } from '../store/hooks.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';

/** Props of {@link LeavingQuestion}. */
export interface LeavingQuestionProps {
  /** ID of the package in the address, or `undefined` for a new package. */
  readonly epackId: string | undefined;
}

/**
 * Asks for confirmation before the user leaves unsaved work. A separate component, so that the first edit
 * re-renders nothing else.
 */
export function LeavingQuestion({ epackId }: LeavingQuestionProps) {
  const savedId = useEditorState((state) => state.document.epackId);
  const work = useUnsavedWork();
  // After the first save, the address changes from "new" to the package's address. That isn't leaving the
  // package.
  const isHeldBack = work !== undefined && savedId === epackId;
  const isUpload = work === 'upload';
  const { dialog } = useLeaveGuard(isHeldBack, isUpload ? 'builder.leave' : undefined);
  return <DialogBoundary>{dialog}</DialogBoundary>;
}
