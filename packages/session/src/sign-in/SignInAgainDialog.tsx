import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { errorMessageId, wantsCode } from './signInError.ts';

/** Props of {@link SignInAgainDialog}. */
export interface SignInAgainDialogProps {
  open: boolean;
  /** Whose session ended. */
  username: string;
  onSignIn: (password: string, code?: string) => Promise<void>;
  onSignOut: () => void;
}

/** Asks for the password over the work in progress, which stays as it is and goes on once it is given. */
export function SignInAgainDialog({ open, username, onSignIn, onSignOut }: SignInAgainDialogProps) {
  const titleId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      await onSignIn(password, code);
      setPassword('');
      setCode(undefined);
    } catch (failure) {
      if (wantsCode(failure) && code === undefined) setCode('');
      else setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog open={open} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>
          <FormattedMessage id="session.again.title" />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field, and nothing else to begin with
            autoFocus
          />
          {code === undefined ? null : <CodeField value={code} onChange={setCode} />}
          {error === undefined ? null : (
            <Alert severity="error">
              <FormattedMessage id={errorMessageId(error)} />
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onSignOut}>
            <FormattedMessage id="session.again.signOut" />
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={password === ''}>
            <FormattedMessage id="session.again.submit" />
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
