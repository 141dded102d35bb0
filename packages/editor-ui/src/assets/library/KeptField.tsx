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
  /** Settles once the value is kept, or is not. */
  readonly onKeep: (value: string) => Promise<void>;
  /** Every letter, before it is kept. */
  readonly onType?: (value: string) => void;
}

/** A text that is kept when it is left, or by Enter. */
export function KeptField(props: KeptFieldProps) {
  const { label, hint, value, maxLength, isRequired = false, onKeep, onType } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Text typed in the meantime is kept.
    if (text === known) setText(value);
  }
  const trimmed = text.trim();
  useKeepsTyped(trimmed !== value.trim());
  const pending = useRef<string>(undefined);
  const keep = async () => {
    if (isRequired && trimmed === '') return setText(value);
    // Enter keeps it, and leaving the field before the answer does not again.
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
