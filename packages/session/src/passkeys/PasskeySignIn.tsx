import Button from '@mui/material/Button';
import { FormattedMessage, lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { usePasskeySignIn } from './usePasskeySignIn.ts';

const PasskeyFailure = lazyScreen(async () => (await import('./PasskeyFailure.tsx')).PasskeyFailure);

/** Props of {@link PasskeySignIn}. */
export interface PasskeySignInProps {
  /** Called with the token stored. */
  onSignedIn: () => Promise<void>;
}

/** Button that signs in with a passkey. As long as it shows, the browser can also offer passkeys in the login field. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { signIn, isPending, error } = usePasskeySignIn(onSignedIn);
  return (
    <>
      <Suspense>{error === undefined ? null : <PasskeyFailure failure={error} />}</Suspense>
      <Button variant="outlined" data-offer="passkey" loading={isPending} onClick={signIn}>
        <FormattedMessage id="session.passkey.signIn" />
      </Button>
    </>
  );
}
