import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { Rejection } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast, useSession } from '@vitrina/session';
import { FormattedMessage, LazyConfirmDialog, toast } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

function RuleQuestion({ rejection, onClose }: { rejection: Rejection; onClose: () => void }) {
  const intl = useIntl();
  const onError = useFailureToast();
  const { run, isPending } = useCallMutation(calls.ruleRejection, {
    onError,
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'shelf.rejection.ruled' }) });
      onClose();
    },
  });
  const { id, quote, license } = rejection;
  return (
    <LazyConfirmDialog
      open
      title={<FormattedMessage id="shelf.rejection.ruleTitle" values={{ words: quote }} />}
      text={<FormattedMessage id="shelf.rejection.ruleText" values={{ license: license.name }} />}
      confirmLabel={<FormattedMessage id="shelf.rejection.rule" />}
      isBusy={isPending}
      onConfirm={() => run({ params: { id } })}
      onCancel={onClose}
    />
  );
}

/** Buttons of a rejection: open the package where the task is, or forbid the words for the whole license. */
export function RowActions({ rejection }: { rejection: Rejection }) {
  const intl = useIntl();
  const { isAdmin, can } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const { epack, quote, isRule } = rejection;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, whiteSpace: 'nowrap' }}>
      {can('BuilderPro') ? (
        <Button
          size="small"
          href={`/panel/builder-pro/${epack.id}?review=open`}
          aria-label={intl.formatMessage({ id: 'shelf.rejection.openOne' }, { name: epack.name })}
        >
          <FormattedMessage id="shelf.rejection.open" />
        </Button>
      ) : null}
      {isAdmin && quote && !isRule ? (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'shelf.rejection.ruleOne' }, { words: quote })}
          onClick={() => setIsAsked(true)}
        >
          <FormattedMessage id="shelf.rejection.rule" />
        </Button>
      ) : null}
      {isAsked ? <RuleQuestion rejection={rejection} onClose={() => setIsAsked(false)} /> : null}
    </Box>
  );
}
