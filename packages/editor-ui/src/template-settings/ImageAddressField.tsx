import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, FileButton, TextField, FormattedMessage } from '@vitrina/ui-kit';
import { acceptOf, type UploadTarget } from '@vitrina/editor-core/assets';
import type { FieldKey } from '@vitrina/editor-core/store';

import { UploadProgress } from '../assets/UploadProgress.tsx';
import { useAssetUpload } from '../assets/useAssetUpload.ts';
import { useEditor } from '../editor/EditorContext.ts';

interface ImageAddressFieldProps {
  readonly label: string;
  /** Key used to move focus to the field. */
  readonly fieldKey: FieldKey;
  /** Hint on how to fix a problem with the field. */
  readonly help: string | undefined;
  /** Address of the image, or an empty string for none. */
  readonly value: string;
  /** Target of an uploaded file. */
  readonly target: UploadTarget;
  readonly onChange: (value: string) => void;
}

/** Field for an image stored by its address, either typed or of an uploaded file. */
export function ImageAddressField({
  label,
  fieldKey,
  help,
  value,
  target,
  onChange,
}: ImageAddressFieldProps) {
  const { assetUrl } = useEditor();
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
        <FileButton
          accept={acceptOf(['image'])}
          inputLabel={label}
          onFiles={([file]) => file && upload.start(file)}
        >
          <FormattedMessage id={value === '' ? 'builder.asset.upload' : 'builder.asset.replace'} />
        </FileButton>
        {value !== '' && (
          <Button onClick={() => onChange('')}>
            <FormattedMessage id="builder.asset.remove" />
          </Button>
        )}
      </Box>
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
