import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callMutation } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, TextField, FormattedMessage } from '@vitrina/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { findFileId } from '@vitrina/editor-core/assets';

interface AltPromptProps {
  /** Address of the full image. */
  readonly source: string;
  readonly onSave: (alt: string) => void;
}

/**
 * Asks for a description of an image without one. The description is also saved to the image in the library.
 */
export function AltPrompt({ source, onSave }: AltPromptProps) {
  const intl = useIntl();
  const describe = useDescribing();
  const [text, setText] = useState('');
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const alt = text.trim();
    if (alt === '') return;
    onSave(alt);
    const fileId = findFileId(source);
    // The block already has the description, so a failed save to the library isn't reported.
    if (fileId !== undefined) void describe(fileId, alt).catch(() => undefined);
  };
  return (
    <Box component="form" onSubmit={save} sx={promptStyle}>
      <TextField
        label={intl.formatMessage({ id: 'builder.asset.altPrompt' })}
        helperText={intl.formatMessage({ id: 'builder.assets.altHint' })}
        value={text}
        inputAttributes={{ maxLength: 500 }}
        onChange={({ target }) => setText(target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" size="small" variant="outlined" disabled={text.trim() === ''}>
          <FormattedMessage id="builder.asset.altSave" />
        </Button>
        <Button size="small" onClick={() => setDismissed(true)}>
          <FormattedMessage id="builder.asset.altDecorative" />
        </Button>
      </Box>
    </Box>
  );
}

/** Returns a function that saves a description of a file to the library, unless the file already has one. */
function useDescribing() {
  const client = useApiClient();
  const { mutateAsync: add } = useMutation(callMutation(client, calls.addAsset));
  const { mutateAsync: update } = useMutation(callMutation(client, calls.updateAsset));
  return async (fileId: string, alt: string) => {
    const { data } = await add({ body: { fileId, alt } });
    if (data.alt === '') await update({ params: { id: data.id }, body: { alt } });
  };
}

const promptStyle = {
  display: 'grid',
  gap: 2,
  p: 2,
  borderRadius: '6px',
  backgroundColor: colors.ground,
  border: `1px solid ${colors.line}`,
} as const;
