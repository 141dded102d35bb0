import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { getCommand } from '../commands/commands.ts';
import { useBuilder } from '../store/hooks.ts';
import { useEditor } from './EditorContext.ts';
import { SaveState } from './SaveState.tsx';

const preview = getCommand('preview');

/** What a phone is offered: the editor needs room, the preview does not. */
export function SmallScreen({ onBack }: { onBack: () => void }) {
  const { runCommand } = useEditor();
  const canPreview = useBuilder(preview.canRun);
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName);
  return (
    <Box
      component="main"
      sx={{ flex: 1, p: 4, display: 'flex', flexDirection: 'column', gap: 4, justifyContent: 'center' }}
    >
      <Typography variant="h1">{name}</Typography>
      <SaveState />
      <Typography>
        <FormattedMessage id="builder.small.text" />
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!canPreview} onClick={() => runCommand(preview)}>
          <FormattedMessage id={preview.labelId} />
        </Button>
        <Button variant="outlined" onClick={onBack}>
          <FormattedMessage id="builder.top.back" />
        </Button>
      </Box>
    </Box>
  );
}
