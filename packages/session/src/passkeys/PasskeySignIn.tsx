import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';

import { PasskeyFailure } from './PasskeyFailure.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

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
      <PasskeyFailure failure={error} />
      <Button variant="outlined" data-offer="passkey" loading={isPending} onClick={signIn}>
        <FormattedMessage id="session.passkey.signIn" />
      </Button>
    </>
  );
}
