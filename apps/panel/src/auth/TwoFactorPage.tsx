import Typography from '@mui/material/Typography';
import { TwoFactorEnrollment, requestFactorConfirmation, requestFactorSecret } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { goOnPath } from './goOnPath.ts';

const goOn = () => globalThis.location.replace(goOnPath());

/** Sets up two-factor authentication, for users whose group requires it. Shown before all other screens. */
export function TwoFactorPage() {
  useDocumentTitle('panel.factor.title');
  return (
    <AuthFrame title={<FormattedMessage id="panel.factor.title" />}>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        <FormattedMessage id="panel.factor.required" />
      </Typography>
      <TwoFactorEnrollment begin={requestFactorSecret} confirm={requestFactorConfirmation} onDone={goOn} />
    </AuthFrame>
  );
}
