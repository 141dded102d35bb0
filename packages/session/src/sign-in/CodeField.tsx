import { FormattedMessage, TextField } from '@vitrina/ui-kit';

/** The code of the second factor: six digits of an authenticator app, or a recovery code. */
export function CodeField({
  value,
  onChange,
  isFirst = false,
}: {
  value: string;
  onChange: (code: string) => void;
  /** The first code of a new factor, which has no recovery codes yet. */
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
