import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useAction } from '../action/useAction.ts';
import { PasskeyFailure } from '../passkeys/PasskeyFailure.tsx';
import { isPasskeyHere } from '../passkeys/passkeyHere.ts';
import type { PasswordReason } from './credentials.ts';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { wantsCode } from './signInError.ts';

/** Props of {@link SignInAgainDialog}. */
export interface SignInAgainDialogProps {
  /** Why the password is needed; closed without a reason. */
  reason: PasswordReason | undefined;
  /** The user of the session. */
  username: string;
  onSignIn: (password: string, code?: string) => Promise<void>;
  /** Does the same with a passkey. */
  onPasskey: () => Promise<void>;
  /** Ends the question about an ended session. */
  onSignOut: () => void;
  /** Leaves a change unconfirmed. */
  onCancel: () => void;
}

const texts = {
  ended: { title: 'session.again.title', text: 'session.again.text', close: 'session.again.signOut' },
  confirmation: { title: 'session.confirm.title', text: 'session.confirm.text', close: 'ui.action.cancel' },
} as const;

/**
 * Validates without a schema: if the schema failed to load, nobody could sign in and unsaved work would be
 * lost.
 */
function useSignInAgain({ onSignIn }: Pick<SignInAgainDialogProps, 'onSignIn'>) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const { run, isPending, error } = useAction(async () => {
    try {
      await onSignIn(password, code);
    } catch (failure) {
      if (!wantsCode(failure) || code !== undefined) throw failure;
      setCode('');
    }
  });
  const form = {
    submit: (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      run();
    },
    isPending,
    isDirty: password !== '',
    failure: error,
  };
  return { form, password, setPassword, code, setCode };
}

type OpenDialogProps = SignInAgainDialogProps & { reason: PasswordReason };

function OpenDialog({ reason, username, onSignIn, onPasskey, onSignOut, onCancel }: OpenDialogProps) {
  const passkey = useAction(onPasskey);
  const { form, password, setPassword, code, setCode } = useSignInAgain({ onSignIn });
  const { title, text, close } = texts[reason];
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={title} />}
      submitLabel={<FormattedMessage id="session.again.submit" />}
      isSubmitDisabled={password === ''}
      closeLabel={<FormattedMessage id={close} />}
      sideAction={
        isPasskeyHere() ? (
          <Button variant="outlined" loading={passkey.isPending} onClick={() => passkey.run()}>
            <FormattedMessage id="session.passkey.use" />
          </Button>
        ) : null
      }
      isClosedByButtonOnly={reason === 'ended'}
      maxWidth="xs"
      onClose={reason === 'ended' ? onSignOut : onCancel}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={text} values={{ username: <strong>{username}</strong> }} />
      </Typography>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label={<FormattedMessage id="session.login.password" />}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code === undefined ? null : <CodeField value={code} onChange={setCode} />}
      <PasskeyFailure failure={passkey.error} />
    </FormDialog>
  );
}

/** Asks for the password on top of the current screen, which keeps its state and continues then. */
export function SignInAgainDialog({ reason, ...props }: SignInAgainDialogProps) {
  return reason ? <OpenDialog {...props} reason={reason} /> : null;
}
