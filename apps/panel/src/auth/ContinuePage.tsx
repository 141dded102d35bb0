import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApiError } from '@vitrina/api-client';
import { CodeField, requestOpenidToken, useAction, wantsCode } from '@vitrina/session';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { goOnPath } from './goOnPath.ts';
import { leaveFor } from './leaveFor.ts';

/** Signs in once the page is open, and again with the code if one is asked for. */
function useCompletion() {
  const [code, setCode] = useState<string>();
  const { run, isPending, error } = useAction(async (given?: string) => {
    try {
      const { mustEnrol } = await requestOpenidToken(given);
      await leaveFor(mustEnrol ? '/auth/second-factor' : goOnPath());
    } catch (failure) {
      if (wantsCode(failure)) setCode((before) => before ?? '');
      if (failure instanceof ApiError && failure.code === 'secondFactorRequired') return;
      throw failure;
    }
  });
  const begin = useEffectEvent(() => run());
  useEffect(() => begin(), []);
  return { code, setCode, run, isPending, error };
}

/** Continues a sign-in after the OpenID provider has sent the browser back; asks for the two-factor code if needed. */
export function ContinuePage() {
  useDocumentTitle('panel.login.title');
  const { code, setCode, run, isPending, error } = useCompletion();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run(code);
  };
  return (
    <AuthFrame title={<FormattedMessage id="panel.login.title" />}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {code === undefined ? null : <CodeField value={code} onChange={setCode} />}
        <FailureAlert failure={error} />
        {code === undefined && error === undefined ? (
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="panel.login.continuing" />
          </Typography>
        ) : null}
        {code === undefined ? null : (
          <Button type="submit" variant="contained" loading={isPending} disabled={code.trim() === ''}>
            <FormattedMessage id="session.login.submit" />
          </Button>
        )}
        {error === undefined && code === undefined ? null : (
          <Link href="/auth/login" sx={{ justifySelf: 'center' }}>
            <FormattedMessage id="panel.recover.toLogin" />
          </Link>
        )}
      </Box>
    </AuthFrame>
  );
}
