import { errorMessageId } from '@vitrina/session';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditorThunk } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

/** Something done to sections from a dialog, which closes once it is done and otherwise says what is against it. */
export function useSectionTask(onDone: () => void) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (edit: EditorThunk<Promise<LabelId | undefined>>) => {
    setBusy(true);
    try {
      const code = await dispatch(edit);
      if (code === undefined) onDone();
      else setProblem(intl.formatMessage({ id: code }));
    } catch (error) {
      setProblem(intl.formatMessage({ id: errorMessageId(error) }));
    } finally {
      setBusy(false);
    }
  };
  return {
    problem,
    isBusy,
    run: (edit: EditorThunk<Promise<LabelId | undefined>>) => void run(edit),
    clear: () => setProblem(undefined),
  };
}
