import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SaveIssue } from '@vitrina/api-client/contract';
import { goToProblem } from '@vitrina/editor-core/problems';
import { asMessageId, CopyButton, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { saveEpack } from '@vitrina/editor-core/saving';
import { savingActions } from '@vitrina/editor-core/store';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';

/**
 * Shows why the last save failed, with a retry button and the block it failed for, or what the server repaired in a
 * save. Unsaved edits are kept.
 */
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
  if (saving.status === 'idle' && saving.repairs) return <Repairs issues={saving.repairs} />;
  if (saving.status !== 'failed') return null;
  const { code, requestId, fault: { page, componentId } = {} } = saving.failure;
  const id = asMessageId(messages, `api.error.${code}`) ?? 'api.error.somethingWentWrong';
  return (
    <Alert
      severity="error"
      square
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <>
          {page && componentId !== undefined && (
            <Button
              color="inherit"
              onClick={() => dispatch(goToProblem({ kind: 'component', address: page, id: componentId }))}
            >
              <FormattedMessage id="builder.save.showBlock" />
            </Button>
          )}
          <Button color="inherit" onClick={() => void dispatch(saveEpack())}>
            <FormattedMessage id="builder.retry" />
          </Button>
        </>
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

/** Lists what the server repaired, until it is closed. */
function Repairs({ issues }: { readonly issues: readonly SaveIssue[] }) {
  const dispatch = useBuilderDispatch();
  return (
    <Alert
      severity="info"
      square
      sx={{ borderRadius: 0 }}
      onClose={() => dispatch(savingActions.repairsSeen())}
    >
      <FormattedMessage id="builder.save.repaired" values={{ count: issues.length }} />{' '}
      {[...new Set(issues.map(({ message }) => message))].join('. ')}
    </Alert>
  );
}
