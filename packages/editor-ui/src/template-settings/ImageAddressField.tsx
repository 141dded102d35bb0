import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useRef } from 'react';
import type { UploadTarget } from '@vitrina/editor-core/assets';
import type { FieldKey } from '@vitrina/editor-core/store';

import { UploadProgress } from '../assets/UploadProgress.tsx';
import { useAssetUpload } from '../assets/useAssetUpload.ts';
import { useEditor } from '../editor/EditorContext.ts';

interface ImageAddressFieldProps {
  readonly label: string;
  /** What the field is found by, to be led to. */
  readonly fieldKey: FieldKey;
  /** What is to be done about it. */
  readonly help: string | undefined;
  /** Empty for none. */
  readonly value: string;
  /** Where an uploaded file goes. */
  readonly target: UploadTarget;
  readonly onChange: (value: string) => void;
}

/** A picture that is kept by its address alone: typed, or that of an uploaded file. */
export function ImageAddressField({
  label,
  fieldKey,
  help,
  value,
  target,
  onChange,
}: ImageAddressFieldProps) {
  const { assetUrl } = useEditor();
  const fileRef = useRef<HTMLInputElement>(null);
  const upload = useAssetUpload(target);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        label={label}
        data-field={fieldKey}
        helperText={help}
        placeholder="https://"
        value={value}
        inputAttributes={{ maxLength: 2000, spellCheck: false }}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && <Box component="img" src={assetUrl(value)} alt="" sx={pictureStyle} />}
      <UploadProgress upload={upload} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" startIcon={<UploadFile />} onClick={() => fileRef.current?.click()}>
          <FormattedMessage id={value === '' ? 'builder.asset.upload' : 'builder.asset.replace'} />
        </Button>
        {value !== '' && (
          <Button onClick={() => onChange('')}>
            <FormattedMessage id="builder.asset.remove" />
          </Button>
        )}
      </Box>
      <input
        ref={fileRef}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.start(file);
          target.value = '';
        }}
      />
    </Box>
  );
}

const pictureStyle = {
  width: '100%',
  maxHeight: 140,
  objectFit: 'contain',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;
