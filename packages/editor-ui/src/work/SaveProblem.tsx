import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { asMessageId, CopyButton, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { saveEpack } from '@vitrina/editor-core/saving';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';

/** Shows why the last save failed, with a retry button. Unsaved edits are kept. */
export function SaveProblem() {
  const { messages } = useIntl();
  const dispatch = useBuilderDispatch();
  const saving = useEditorState((state) => state.saving);
  if (saving.status === 'waiting') {
    return (
      <Alert severity="warning" square sx={{ borderRadius: 0 }}>
        <FormattedMessage id="builder.save.waiting" />
      </Alert>
    );
  }
  if (saving.status !== 'failed') return null;
  const { code, requestId } = saving.failure;
  const id = asMessageId(messages, `api.error.${code}`) ?? 'api.error.somethingWentWrong';
  return (
    <Alert
      severity="error"
      square
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={() => void dispatch(saveEpack())}>
          <FormattedMessage id="builder.retry" />
        </Button>
      }
    >
      <FormattedMessage id="builder.save.failed" /> <FormattedMessage id={id} />
      {requestId !== undefined && (
        <>
          {' '}
          <FormattedMessage id="ui.error.requestId" values={{ requestId }} /> <CopyButton text={requestId} />
        </>
      )}
    </Alert>
  );
}
