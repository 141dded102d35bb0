import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CopyButton } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveEpack } from '@vitrina/editor-core/saving';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';

/** Why the last save failed, and the way to try again. Nothing is lost meanwhile. */
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
  const id = `api.error.${code}`;
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
      <FormattedMessage id="builder.save.failed" />{' '}
      <FormattedMessage id={id in messages ? id : 'api.error.somethingWentWrong'} />
      {requestId !== undefined && (
        <>
          {' '}
          <FormattedMessage id="ui.error.requestId" values={{ requestId }} /> <CopyButton text={requestId} />
        </>
      )}
    </Alert>
  );
}
