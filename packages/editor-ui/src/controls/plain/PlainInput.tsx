import type { ComponentProps, ReactNode } from 'react';

import './plain.css';

/** Props of {@link PlainInput}. */
export interface PlainInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Whether what it holds cannot be taken. */
  readonly isInvalid?: boolean;
  /** What stands in the field before the text. */
  readonly start?: ReactNode;
  /** What stands in the field after the text. */
  readonly end?: ReactNode;
}

/** A field for one line of text. */
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
