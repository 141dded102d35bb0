import type { ComponentProps } from 'react';

import './plain/plain.css';

interface MultilineInputProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'rows'> {
  readonly minRows: number;
  /** Maximum number of visible rows. Longer texts scroll. */
  readonly maxRows: number;
  /** Whether the field shows an invalid value. */
  readonly isInvalid?: boolean;
  /** Whether to use a monospace font. */
  readonly isCode?: boolean;
}

/** Height of a row, in pixels. */
const rowPx = 20;

/** Total padding and border above and below, in pixels. */
const aroundPx = 12;

/**
 * Text field that grows with its content. The height is set by CSS, because measuring each field in script
 * would slow down each selection.
 */
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
