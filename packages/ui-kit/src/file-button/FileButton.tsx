import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

/** Props of {@link FileButton}. */
export interface FileButtonProps extends Pick<
  ButtonProps,
  'children' | 'disabled' | 'sx' | 'aria-describedby'
> {
  /** The file types offered by the browser, such as `.csv,text/csv`. */
  accept: string;
  /** Default: one file. */
  isMultiple?: boolean;
  /** Whether to choose a folder; `onFiles` gets all files in it, whatever their type. Default: false. */
  isFolder?: boolean;
  /** Names the file input for tests and programs; people use the button. */
  inputLabel?: string;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the browser's file picker. */
export function FileButton(props: FileButtonProps) {
  const { accept, isMultiple = false, isFolder = false, inputLabel, onFiles, ...button } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isFolder ? <FolderOpen /> : <UploadFile />}
        onClick={() => inputRef.current?.click()}
        {...button}
      />
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        {...(isFolder && { webkitdirectory: '' })}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Selecting the same file again, for example after a fix, is a change too.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
