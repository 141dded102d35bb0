import Typography from '@mui/material/Typography';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAction } from '../action/useAction.ts';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { wantsCode } from './signInError.ts';

/** Props of {@link SignInAgainDialog}. */
export interface SignInAgainDialogProps {
  open: boolean;
  /** The user whose session ended. */
  username: string;
  onSignIn: (password: string, code?: string) => Promise<void>;
  onSignOut: () => void;
}

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

function OpenDialog({ username, onSignIn, onSignOut }: SignInAgainDialogProps) {
  const { form, password, setPassword, code, setCode } = useSignInAgain({ onSignIn });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="session.again.title" />}
      submitLabel={<FormattedMessage id="session.again.submit" />}
      isSubmitDisabled={password === ''}
      closeLabel={<FormattedMessage id="session.again.signOut" />}
      isClosedByButtonOnly
      maxWidth="xs"
      onClose={onSignOut}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="session.again.text" values={{ username: <strong>{username}</strong> }} />
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
    </FormDialog>
  );
}

/** Asks for the password on top of the current screen, which keeps its state and continues after sign-in. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}
