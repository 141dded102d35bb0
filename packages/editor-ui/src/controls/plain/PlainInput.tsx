import type { ComponentProps, ReactNode } from 'react';

import './plain.css';

/** Props of {@link PlainInput}. */
export interface PlainInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Whether the field shows an invalid value. */
  readonly isInvalid?: boolean;
  /** Content before the text. */
  readonly start?: ReactNode;
  /** Content after the text. */
  readonly end?: ReactNode;
}

/** Renders a single-line text field. */
export function PlainInput({ isInvalid = false, start, end, ...input }: PlainInputProps) {
  const field = <input type="text" aria-invalid={isInvalid} {...input} className="plain-input" />;
  if (start === undefined && end === undefined) return field;
  return (
    <div className="plain-box">
      {start}
      {field}
      {end}
    </div>
  );
}
