import { TextField } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

/** The two-factor code: six digits from an authenticator app, or a recovery code. */
export function CodeField({
  value,
  onChange,
  isFirst = false,
}: {
  value: string;
  onChange: (code: string) => void;
  /** Whether this is the first code during setup, when there are no recovery codes yet. */
  isFirst?: boolean;
}) {
  return (
    <TextField
      label={<FormattedMessage id="session.factor.code" />}
      helperText={isFirst ? null : <FormattedMessage id="session.factor.codeHint" />}
      name="code"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears as the answer to a sign-in, and is what to go on with
      autoFocus
      inputAttributes={{ autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
