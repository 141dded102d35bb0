import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureAlert, TextField } from '@vitrina/ui-kit';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

interface TextFormProps {
  readonly label: ReactNode;
  readonly submitLabel: ReactNode;
  readonly hasInitialFocus?: boolean;
  /** Sends the text. The field is cleared if it resolves. */
  readonly onSubmit: (text: string) => Promise<unknown>;
  /** The most characters. Default: 5000. */
  readonly maxLength?: number;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: ReactNode;
}

/** Renders a field for a few words, such as a comment. Ctrl+Enter sends them. */
export function TextForm(props: TextFormProps) {
  const { label, submitLabel, hasInitialFocus = false, maxLength = 5000, onSubmit, isPending, error } = props;
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '' || isPending) return;
    onSubmit(text.trim()).then(
      () => setText(''),
      // `error` already contains it, and the text stays.
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the user asked to type here
        autoFocus={hasInitialFocus}
        multiline
        maxRows={8}
        inputAttributes={{ maxLength }}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FailureAlert failure={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="outlined" loading={isPending} disabled={text.trim() === ''}>
          {submitLabel}
        </Button>
        {props.onCancel && <Button onClick={props.onCancel}>{props.cancelLabel}</Button>}
      </Box>
    </Box>
  );
}
