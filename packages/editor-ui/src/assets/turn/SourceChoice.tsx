import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Asset } from '@vitrina/api-client/contract';
import { FileButton, FormattedMessage, colors } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { DialogBoundary } from '../../dialogs/DialogBoundary.tsx';
import { FolderButton } from '../FolderButton.tsx';
import { LazyAssetsDialog } from '../library/LazyAssetsDialog.ts';
import { useFileDrop } from '../useFileDrop.ts';

interface SourceChoiceProps {
  readonly kind: 'video' | 'model';
  /** File types offered by the browser. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onAsset: (asset: Asset) => void;
  /** Progress of the chosen file, or why it can't be used. */
  readonly children?: ReactNode;
}

/** Chooses the video or the model of a turn, from the disk or the library. */
export function SourceChoice({ kind, accept, onFiles, onAsset, children }: SourceChoiceProps) {
  const intl = useIntl();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const { isOver, ...dropHandlers } = useFileDrop(onFiles);
  const closeLibrary = () => setLibraryOpen(false);
  return (
    <Box {...dropHandlers} sx={boxStyle} style={{ borderColor: isOver ? colors.accent : undefined }}>
      <Typography sx={{ maxWidth: 480 }}>
        <FormattedMessage id={`builder.turn.hint.${kind}`} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <FileButton
          accept={accept}
          isMultiple={kind === 'model'}
          inputLabel={intl.formatMessage({ id: `builder.turn.file.${kind}` })}
          onFiles={onFiles}
        >
          <FormattedMessage id={`builder.turn.choose.${kind}`} />
        </FileButton>
        {kind === 'model' && <FolderButton onFiles={onFiles} />}
        <Button variant="outlined" startIcon={<PhotoLibrary />} onClick={() => setLibraryOpen(true)}>
          <FormattedMessage id="builder.assets.open" />
        </Button>
      </Box>
      {children && <Box sx={{ width: 1, maxWidth: 480, textAlign: 'start' }}>{children}</Box>}
      {isLibraryOpen && (
        <DialogBoundary onClose={closeLibrary}>
          <LazyAssetsDialog
            kind={kind}
            onChoose={(asset) => {
              closeLibrary();
              onAsset(asset);
            }}
            onClose={closeLibrary}
          />
        </DialogBoundary>
      )}
    </Box>
  );
}

const boxStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  p: 6,
  textAlign: 'center',
  border: `2px dashed ${colors.line}`,
  borderRadius: '8px',
} as const;
