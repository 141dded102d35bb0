import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { FileButton } from '@vitrina/ui-kit';
import { useId, type ReactNode } from 'react';

/** Props of {@link FileField}. */
export interface FileFieldProps {
  /** Text of the button. */
  label: ReactNode;
  /** File types offered by the browser, such as `.csv,text/csv`. */
  accept: string;
  /** Name of the selected file. */
  fileName?: string | undefined;
  hint?: ReactNode;
  /** Error message for the file. */
  error?: ReactNode;
  onChoose: (file: File) => void;
}

/** Renders a button that selects a file, the name of the selected file, and its error. */
export function FileField({ label, accept, fileName, hint, error, onChoose }: FileFieldProps) {
  const helpId = useId();
  const help = error ?? hint;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <FileButton
          accept={accept}
          aria-describedby={help ? helpId : undefined}
          onFiles={([file]) => file && onChoose(file)}
        >
          {label}
        </FileButton>
        {fileName === undefined ? null : (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{fileName}</Typography>
        )}
      </Box>
      {help ? (
        <FormHelperText
          id={helpId}
          error={error !== undefined}
          role={error === undefined ? undefined : 'alert'}
        >
          {help}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
