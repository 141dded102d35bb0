import { TextField } from '@vitrina/ui-kit';
import { useKeepsTyped } from '@vitrina/ui-kit/form';
import { useState } from 'react';

/** Props of {@link KeptField}. */
export interface KeptFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  readonly onKeep: (value: string) => void;
  /** Every letter, before it is kept. */
  readonly onType?: (value: string) => void;
}

/** A text that is kept when it is left, or by Enter. */
export function KeptField(props: KeptFieldProps) {
  const { label, hint, value, maxLength, isRequired = false, onKeep, onType } = props;
  const [text, setText] = useState(value);
  const trimmed = text.trim();
  useKeepsTyped(trimmed !== value.trim());
  const keep = () => {
    if (isRequired && trimmed === '') setText(value);
    else if (trimmed !== value) onKeep(trimmed);
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
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
    />
  );
}
