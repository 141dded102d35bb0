import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

interface MultilineInputProps extends Omit<OutlinedInputProps, 'multiline' | 'minRows' | 'maxRows' | 'rows'> {
  readonly minRows: number;
  /** Longer texts scroll. */
  readonly maxRows: number;
}

/** Height of a row, in pixels. */
const rowPx = 20;

/** A field that is as high as its text. The browser sees to that: measuring every field in script halts it at every selection. */
export function MultilineInput({ minRows, maxRows, ...props }: MultilineInputProps) {
  return (
    <OutlinedInput
      {...props}
      inputComponent="textarea"
      sx={{
        height: 'auto',
        '& textarea': {
          fieldSizing: 'content',
          resize: 'none',
          lineHeight: `${rowPx}px`,
          height: 'auto',
          minHeight: minRows * rowPx,
          maxHeight: maxRows * rowPx,
          overflowY: 'auto !important',
        },
      }}
    />
  );
}
