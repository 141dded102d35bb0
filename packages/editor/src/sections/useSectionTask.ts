import { useAction } from '@vitrina/session';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditorThunk } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

/** Runs an edit of sections for a dialog. Closes the dialog on success; otherwise returns the problem. */
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
    /** The reason the edit was refused. */
    problem: problemId === undefined ? undefined : intl.formatMessage({ id: problemId }),
    /** The error of a page that the edit needs but that couldn't be loaded. */
    error,
    isPending,
    run,
    clear: () => setProblemId(undefined),
  };
}
