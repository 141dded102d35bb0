import { useLeaveGuard } from '@vitrina/session';
import { Suspense } from 'react';

import { LateWords } from '../messages/late/LateWords.tsx';
import { useBuilder } from '../store/hooks.ts';
import { useUnsavedWork } from '../saving/useUnsavedWork.ts';
import { DialogBoundary } from './DialogBoundary.tsx';

/** Props of {@link LeavingQuestion}. */
export interface LeavingQuestionProps {
  /** The package that the address names; undefined for a new one. */
  readonly epackId: string | undefined;
}

/** Holds back who would leave unsaved work. On its own: the first edit of a visit draws nothing else anew for it. */
export function LeavingQuestion({ epackId }: LeavingQuestionProps) {
  const savedId = useBuilder((state) => state.document.epackId);
  const work = useUnsavedWork();
  // While the address still says "new" of a saved package, the change of address is no leaving.
  const isHeldBack = work !== undefined && savedId === epackId;
  const isUpload = work === 'upload';
  const { dialog } = useLeaveGuard(isHeldBack, isUpload ? 'builder.leave' : undefined);
  return (
    <DialogBoundary>
      {isUpload ? (
        <Suspense fallback={null}>
          <LateWords>{dialog}</LateWords>
        </Suspense>
      ) : (
        dialog
      )}
    </DialogBoundary>
  );
}
