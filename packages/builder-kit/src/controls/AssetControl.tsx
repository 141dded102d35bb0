import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { colours, lazyScreen } from '@vitrina/ui-kit';
import type { Json } from '@vitrina/epack-model';
import { Suspense, useRef, useState, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AssetsDialogProps } from '../assets/AssetsDialog.tsx';
import { useEditor } from '../editor/EditorContext.ts';
import type { ControlComponent } from './controlProps.ts';
import { toObject, toText } from './jsonText.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { toAsset, useAssetUpload } from './useAssetUpload.ts';

const AssetsDialog = lazyScreen<AssetsDialogProps>(
  async () => (await import('../assets/AssetsDialog.tsx')).AssetsDialog,
);

const acceptedTypes = {
  image: 'image/*',
  video: 'video/*',
  model: '.glb,.gltf,model/*',
  document: '.pdf,application/pdf',
};

/** A file: uploaded, dropped here, or its address. */
export const AssetControl: ControlComponent<'asset'> = ({ control, value, onChange, id }) => {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const fileRef = useRef<HTMLInputElement>(null);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const upload = useAssetUpload(onChange);
  const source = readSource(value);
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (file === undefined) return;
    event.preventDefault();
    upload.start(file);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {source !== '' && control.fileType === 'image' && (
        <Box component="img" src={assetUrl(source)} alt="" sx={pictureStyle} />
      )}
      <UploadProgress upload={upload} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={upload.state.status === 'running'}
          onClick={() => fileRef.current?.click()}
        >
          <FormattedMessage id={source === '' ? 'builder.asset.upload' : 'builder.asset.replace'} />
        </Button>
        {control.fileType === 'image' && (
          <Button variant="outlined" startIcon={<PhotoLibrary />} onClick={() => setLibraryOpen(true)}>
            <FormattedMessage id="builder.assets.open" />
          </Button>
        )}
        {source !== '' && (
          <Button onClick={() => onChange('')}>
            <FormattedMessage id="builder.asset.remove" />
          </Button>
        )}
      </Box>
      <Suspense fallback={null}>
        {isLibraryOpen && (
          <AssetsDialog
            onChoose={(asset) => {
              onChange(toAsset(asset));
              setLibraryOpen(false);
            }}
            onClose={() => setLibraryOpen(false)}
          />
        )}
      </Suspense>
      <input
        ref={fileRef}
        type="file"
        hidden
        accept={acceptedTypes[control.fileType]}
        aria-label={intl.formatMessage({ id: 'builder.asset.file' })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.start(file);
          target.value = '';
        }}
      />
      <OutlinedInput
        id={id}
        fullWidth
        value={source}
        placeholder="https://"
        slotProps={{ input: { maxLength: 2000, spellCheck: false } }}
        onChange={(event) => onChange(event.target.value)}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`builder.asset.hint.${control.fileType}`} />
      </Typography>
    </Box>
  );
};

function readSource(value: Json | undefined): string {
  return typeof value === 'string' ? value : toText(toObject(value).src);
}

const pictureStyle = {
  width: '100%',
  maxHeight: 140,
  objectFit: 'contain',
  border: `1px solid ${colours.line}`,
  borderRadius: '6px',
  background: `repeating-conic-gradient(${colours.hover} 0 25%, ${colours.surface} 0 50%) 50% / 16px 16px`,
} as const;
