import { useAction } from '@vitrina/session';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditorThunk } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

/** An edit of sections that a dialog makes. The dialog closes once it is done, and otherwise shows the refusal. */
export function useSectionTask(onDone: () => void) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const [problemId, setProblemId] = useState<LabelId>();
  const { run, isPending, error } = useAction(async (edit: EditorThunk<Promise<LabelId | undefined>>) => {
    const code = await dispatch(edit);
    setProblemId(code);
    if (code === undefined) onDone();
  });
  return {
    /** Why the edit was refused. */
    problem: problemId === undefined ? undefined : intl.formatMessage({ id: problemId }),
    /** Why a page that the edit needs could not be loaded. */
    error,
    isPending,
    run,
    clear: () => setProblemId(undefined),
  };
}
