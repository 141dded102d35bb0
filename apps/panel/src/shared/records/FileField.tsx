import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';

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
        {/* The button opens its window; the field itself is for nobody to find. */}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Choosing the same file again, once it is mended, is a change too.
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
