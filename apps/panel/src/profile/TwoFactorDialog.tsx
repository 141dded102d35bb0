import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { calls } from '@vitrina/api-client/calls';
import { CodeField, TwoFactorEnrollment, RecoveryCodes, useCallMutation } from '@vitrina/session';
import { FormDialog, GuardedDialog } from '@vitrina/ui-kit/form';
import { useCallback, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** Actions of two-factor authentication. */
export type FactorAct = 'turnOn' | 'turnOff' | 'renew';

interface DialogProps {
  act: FactorAct;
  onClose: () => void;
}

/**
 * Dialog frame without a submit button. Recovery codes are shown only once, so while they are visible, only
 * the confirmation button closes the dialog, not Escape or a click outside.
 */
function FactorFrame({
  act,
  hasCodes,
  onClose,
  children,
}: DialogProps & { hasCodes: boolean; children: ReactNode }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <GuardedDialog isClosedByButtonOnly={hasCodes} onClose={onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle
        component="div"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, pr: 4 }}
      >
        <Box component="h2" id={titleId} sx={{ font: 'inherit', m: 0 }}>
          <FormattedMessage id={`panel.factor.${act}`} />
        </Box>
        {hasCodes ? null : (
          <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={onClose}>
            <Close />
          </IconButton>
        )}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
    </GuardedDialog>
  );
}

function TurnOn({ act, onClose }: DialogProps) {
  const [hasCodes, setHasCodes] = useState(false);
  const { runAsync: beginAsync } = useCallMutation(calls.beginSecondFactor);
  const { runAsync: confirmAsync } = useCallMutation(calls.confirmSecondFactor);
  const begin = useCallback(async () => (await beginAsync()).data, [beginAsync]);
  const confirm = async (code: string) => {
    const { data } = await confirmAsync({ body: { code } });
    setHasCodes(true);
    return data.recoveryCodes;
  };
  return (
    <FactorFrame act={act} hasCodes={hasCodes} onClose={onClose}>
      <TwoFactorEnrollment begin={begin} confirm={confirm} onDone={onClose} />
    </FactorFrame>
  );
}

/** Turns off two-factor authentication or renews the recovery codes, after checking a code. */
function ByCode({ act, onClose }: DialogProps) {
  const [code, setCode] = useState('');
  const disabling = useCallMutation(calls.disableSecondFactor, { onSuccess: onClose });
  const renewal = useCallMutation(calls.renewRecoveryCodes);
  const chosen = act === 'turnOff' ? disabling : renewal;
  if (renewal.data) {
    return (
      <FactorFrame act={act} hasCodes onClose={onClose}>
        <RecoveryCodes codes={renewal.data.data.recoveryCodes} onDone={onClose} />
      </FactorFrame>
    );
  }
  const form = {
    submit: (event?: SubmitEvent) => {
      event?.preventDefault();
      chosen.run({ body: { code } });
    },
    isPending: chosen.isPending,
    isDirty: code !== '',
    failure: chosen.error,
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`panel.factor.${act}`} />}
      submitLabel={<FormattedMessage id={`panel.factor.${act}`} />}
      submitColor={act === 'turnOff' ? 'error' : 'primary'}
      isSubmitDisabled={code === ''}
      maxWidth="xs"
      onClose={onClose}
    >
      <CodeField value={code} onChange={setCode} />
    </FormDialog>
  );
}

/** Dialog that turns two-factor authentication on or off or renews the recovery codes. */
export function TwoFactorDialog(props: DialogProps) {
  return props.act === 'turnOn' ? <TurnOn {...props} /> : <ByCode {...props} />;
}
