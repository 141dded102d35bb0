import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@vitrina/ui-kit';
import { useId, type ReactNode } from 'react';

/** Props of {@link FileField}. */
export interface FileFieldProps {
  /** The button's text. */
  label: ReactNode;
  /** What the browser offers to choose, as `.csv,text/csv`. */
  accept: string;
  /** Name of what is chosen. */
  fileName?: string | undefined;
  hint?: ReactNode;
  /** Why the file cannot be used. */
  error?: ReactNode;
  onChoose: (file: File) => void;
}

/** A button that chooses a file, with the chosen one's name and what is wrong with it. */
export function FileField({ label, accept, fileName, hint, error, onChoose }: FileFieldProps) {
  const helpId = useId();
  const help = error ?? hint;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          component="label"
          variant="outlined"
          startIcon={<Upload />}
          // The focus is on the field inside; its ring belongs around what is seen.
          sx={{ '&:focus-within': { outline: 2, outlineColor: 'secondary.main', outlineOffset: 2 } }}
        >
          {label}
          <input
            type="file"
            accept={accept}
            aria-describedby={help ? helpId : undefined}
            style={visuallyHidden}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Choosing the same file again, once it is mended, is a change too.
              target.value = '';
              if (file) onChoose(file);
            }}
          />
        </Button>
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
