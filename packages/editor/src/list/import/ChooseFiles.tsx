import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readTransfer } from '@vitrina/editor-ui/dom';
import { colors, FileButton, FormattedMessage } from '@vitrina/ui-kit';
import { useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link ChooseFiles}. */
export interface ChooseFilesProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Renders the choice of files or a folder to import; both can be dropped too. */
export function ChooseFiles({ onFiles }: ChooseFilesProps) {
  const intl = useIntl();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void Promise.resolve(readTransfer(event.dataTransfer)).then((files) => {
      if (files.length > 0) onFiles(files);
    });
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        gap: 4,
        p: 4,
        border: `1px dashed ${isOver ? colors.accent : colors.line}`,
        borderRadius: 2,
      }}
    >
      <Typography variant="body2">
        <FormattedMessage id="builder.import.hint" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FileButton
          accept=".zip,.json,.csv,.xlsx,application/zip,application/json,text/csv"
          isMultiple
          inputLabel={intl.formatMessage({ id: 'builder.import.files' })}
          onFiles={onFiles}
        >
          <FormattedMessage id="builder.import.files" />
        </FileButton>
        <FileButton
          accept=""
          isFolder
          inputLabel={intl.formatMessage({ id: 'builder.import.folder' })}
          onFiles={onFiles}
        >
          <FormattedMessage id="builder.import.folder" />
        </FileButton>
      </Box>
    </Box>
  );
}
