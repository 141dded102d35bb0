import Box from '@mui/material/Box';
import { calls } from '@vitrina/api-client/calls';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

import { TextForm } from '../text-form/TextForm.tsx';
import type { Problem } from './useToProblem.ts';

interface IgnoreFormProps {
  readonly problems: readonly Problem[];
  readonly onIgnored: () => void;
  readonly onCancel: () => void;
}

/** Asks why problems are ignored, and ignores them. */
export function IgnoreForm({ problems, onIgnored, onCancel }: IgnoreFormProps) {
  const id = useEditorState((state) => state.document.epackId) ?? '';
  const { runAsync, isPending, error } = useCallMutation(calls.ignoreFindings, { onSuccess: onIgnored });
  const keys = problems.flatMap(({ ignoreKey }) => ignoreKey ?? []);
  return (
    <Box sx={{ px: 4, pt: 1, pb: 3 }}>
      <TextForm
        label={<FormattedMessage id="builder.problem.ignore.reason" />}
        submitLabel={<FormattedMessage id="builder.problem.ignore.submit" values={{ count: keys.length }} />}
        hasInitialFocus
        maxLength={500}
        isPending={isPending}
        error={error}
        onSubmit={(reason) => runAsync({ params: { id }, body: { keys, reason } })}
        onCancel={onCancel}
        cancelLabel={<FormattedMessage id="ui.action.cancel" />}
      />
    </Box>
  );
}
