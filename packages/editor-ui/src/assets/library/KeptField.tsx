import { TextField } from '@vitrina/ui-kit';
import { useKeepsTyped } from '@vitrina/ui-kit/form';
import { useRef, useState } from 'react';

/** Props of {@link KeptField}. */
export interface KeptFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  /** Saves the value. Settles when the save succeeds or fails. */
  readonly onKeep: (value: string) => Promise<void>;
  /** Called on each keystroke, before the value is saved. */
  readonly onType?: (value: string) => void;
}

/** Text field that saves on blur or Enter. */
export function KeptField(props: KeptFieldProps) {
  const { label, hint, value, maxLength, isRequired = false, onKeep, onType } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Keeps text that was typed during the save.
    if (text === known) setText(value);
  }
  const trimmed = text.trim();
  useKeepsTyped(trimmed !== value.trim());
  const pending = useRef<string>(undefined);
  const keep = async () => {
    if (isRequired && trimmed === '') return setText(value);
    // After Enter, a blur doesn't save the same value again.
    if (trimmed === value || trimmed === pending.current) return;
    pending.current = trimmed;
    await onKeep(trimmed);
    if (pending.current === trimmed) pending.current = undefined;
  };
  return (
    <TextField
      label={label}
      value={text}
      helperText={hint}
      inputAttributes={{ maxLength }}
      onChange={({ target }) => {
        setText(target.value);
        onType?.(target.value.trim());
      }}
      onBlur={() => void keep()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void keep();
      }}
    />
  );
}
