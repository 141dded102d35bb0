import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { messages as apiMessages } from '@vitrina/api-client/messages';
import { CopyButton } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

import { saveEpack } from '../saving/saveEpack.ts';
import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';

/** Why the last save failed, and the way to try again. Nothing is lost meanwhile. */
export function SaveProblem() {
  const dispatch = useBuilderDispatch();
  const saving = useBuilder((state) => state.saving);
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
      <FormattedMessage id={id in apiMessages.en ? id : 'api.error.somethingWentWrong'} />
      {requestId !== undefined && (
        <>
          {' '}
          <FormattedMessage id="ui.error.requestId" values={{ requestId }} /> <CopyButton text={requestId} />
        </>
      )}
    </Alert>
  );
}
