import Typography from '@mui/material/Typography';
import { ApiError } from '@vitrina/api-client';
import {
  TwoFactorEnrollment,
  clearTokens,
  loginPath,
  requestFactorConfirmation,
  requestFactorSecret,
} from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { goOnPath } from './goOnPath.ts';

const goOn = () => globalThis.location.replace(goOnPath());

/** Asks users to sign in again if they gave the password too long ago; this page follows. */
async function begin() {
  try {
    return await requestFactorSecret();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'confirmationNeeded') {
      clearTokens();
      globalThis.location.replace(loginPath);
    }
    throw error;
  }
}

/** Sets up two-factor authentication, for users whose group requires it. Shown before all other screens. */
export function TwoFactorPage() {
  useDocumentTitle('panel.factor.title');
  return (
    <AuthFrame title={<FormattedMessage id="panel.factor.title" />}>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        <FormattedMessage id="panel.factor.required" />
      </Typography>
      <TwoFactorEnrollment begin={begin} confirm={requestFactorConfirmation} onDone={goOn} />
    </AuthFrame>
  );
}
