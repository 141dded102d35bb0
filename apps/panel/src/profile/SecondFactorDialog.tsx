import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { calls } from '@vitrina/api-client/calls';
import { CodeField, FactorEnrolment, RecoveryCodes, useApiClient } from '@vitrina/session';
import { useCallback, useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FailureAlert } from '../records/FailureAlert.tsx';

/** What can be done with a second factor. */
export type FactorAct = 'turnOn' | 'turnOff' | 'renew';

interface DialogProps {
  act: FactorAct;
  onClose: () => void;
  /** Called once the second factor is another, and its recovery codes are in safe hands. */
  onDone: () => void;
}

interface ActProps extends Pick<DialogProps, 'onDone'> {
  /** Called as the recovery codes appear: what is asked is done, and they are not shown again. */
  onCodes: () => void;
}

function TurnOn({ onCodes, onDone }: ActProps) {
  const client = useApiClient();
  const begin = useCallback(async () => (await client.call(calls.beginSecondFactor)).data, [client]);
  const confirm = async (code: string) => {
    const { data } = await client.call(calls.confirmSecondFactor, { body: { code } });
    onCodes();
    return data.recoveryCodes;
  };
  return <FactorEnrolment begin={begin} confirm={confirm} onDone={onDone} />;
}

/** What is done with a code of the factor that is on: it is turned off, or its recovery codes are renewed. */
function ByCode({ act, onCodes, onDone }: ActProps & Pick<DialogProps, 'act'>) {
  const client = useApiClient();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (act === 'turnOff') {
        await client.call(calls.disableSecondFactor, { body: { code } });
        onDone();
      } else {
        const { data } = await client.call(calls.renewRecoveryCodes, { body: { code } });
        onCodes();
        setCodes(data.recoveryCodes);
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <CodeField value={code} onChange={setCode} />
      <FailureAlert failure={failure} />
      <Button
        type="submit"
        variant="contained"
        color={act === 'turnOff' ? 'error' : 'primary'}
        loading={isBusy}
        disabled={code === ''}
      >
        <FormattedMessage id={`panel.factor.${act}`} />
      </Button>
    </Box>
  );
}

/**
 * Turns the second factor on or off, or renews its recovery codes. Those are shown this once: no key and no press beside the
 * dialog takes them away, only the button that says they are kept.
 */
export function SecondFactorDialog({ act, onClose, onDone }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const [hasCodes, setHasCodes] = useState(false);
  const parts = { onDone, onCodes: () => setHasCodes(true) };
  return (
    <Dialog open onClose={hasCodes ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
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
      <DialogContent>
        {act === 'turnOn' ? <TurnOn {...parts} /> : <ByCode {...parts} act={act} />}
      </DialogContent>
    </Dialog>
  );
}
