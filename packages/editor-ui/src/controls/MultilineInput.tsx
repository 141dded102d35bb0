import type { ComponentProps } from 'react';

import './plain/plain.css';

interface MultilineInputProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'rows'> {
  readonly minRows: number;
  /** Longer texts scroll. */
  readonly maxRows: number;
  /** Whether what it holds cannot be taken. */
  readonly isInvalid?: boolean;
  /** Whether it is set in the letters of code. */
  readonly isCode?: boolean;
}

/** Height of a row, in pixels. */
const rowPx = 20;

/** Padding and border above and below, in pixels. */
const aroundPx = 12;

/** A field that is as high as its text. The browser sees to that: measuring every field in script halts it at every selection. */
export function MultilineInput(props: MultilineInputProps) {
  const { minRows, maxRows, isInvalid = false, isCode = false, ...input } = props;
  return (
    <textarea
      aria-invalid={isInvalid}
      {...input}
      data-code={isCode ? '' : undefined}
      className="plain-input"
      style={{ minHeight: minRows * rowPx + aroundPx, maxHeight: maxRows * rowPx + aroundPx }}
    />
  );
}
