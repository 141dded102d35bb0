import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';

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
  const input = useRef<HTMLInputElement>(null);
  const help = error ?? hint;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          variant="outlined"
          startIcon={<Upload />}
          aria-describedby={help ? helpId : undefined}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {/* The button opens the file picker, so the input itself is hidden from assistive technology. */}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Resets the input, so that selecting the same file again after a fix triggers a change.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
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
