import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyButton, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useKeepsTyped } from '@vitrina/ui-kit/form';
import { useEffect, useState, type SubmitEvent } from 'react';

import { useAction } from '../action/useAction.ts';
import { CodeField } from '../sign-in/CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Props of {@link TwoFactorEnrollment}. */
export interface TwoFactorEnrollmentProps {
  /** Creates a secret for an authenticator app. */
  begin: () => Promise<{ secret: string; uri: string }>;
  /** Turns on two-factor authentication with a first code; resolves with the recovery codes. */
  confirm: (code: string) => Promise<readonly string[]>;
  /** Called once the user has saved the recovery codes. */
  onDone: () => void;
}

function useEnrollment({ begin, confirm }: TwoFactorEnrollmentProps) {
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [beginError, setBeginError] = useState<unknown>();
  useEffect(() => {
    begin().then(setSecret, setBeginError);
  }, [begin]);
  const { run, isPending, error } = useAction(async (code: string) => {
    setBeginError(undefined);
    setCodes(await confirm(code));
  });
  return { secret, codes, error: error ?? beginError, isPending, run };
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
      <QrCode text={uri} />
      <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        <FormattedMessage id="session.factor.byHand" />
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 13 }}>
          {secret}
        </Box>
        <CopyButton text={secret} />
      </Box>
    </Box>
  );
}

/**
 * Sets up two-factor authentication: the secret for an authenticator app, its first code, then the recovery
 * codes. In a `GuardedDialog`, a typed code isn't lost without a question.
 */
export function TwoFactorEnrollment(props: TwoFactorEnrollmentProps) {
  const [code, setCode] = useState('');
  const { secret, codes, error, isPending, run } = useEnrollment(props);
  useKeepsTyped(code !== '' && codes === undefined);
  if (codes) return <RecoveryCodes codes={codes} onDone={props.onDone} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run(code);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        <FormattedMessage id="session.factor.scan" />
      </Typography>
      {secret ? <Secret {...secret} /> : null}
      <CodeField value={code} onChange={setCode} isFirst />
      <FailureAlert failure={error} />
      <Button type="submit" variant="contained" loading={isPending} disabled={code === '' || !secret}>
        <FormattedMessage id="session.factor.turnOn" />
      </Button>
    </Box>
  );
}
