import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { getCommand } from '@vitrina/editor-core/commands';
import { countSelected } from '@vitrina/editor-core/store';

import { useEditor } from '../editor/EditorContext.ts';
import { useEditorState } from '../store/hooks.ts';

const offered = ['duplicate', 'copy', 'cut', 'delete', 'move-up', 'move-down'].map(getCommand);

/** Actions for several selected blocks. */
export function SeveralSelected() {
  const { runCommand } = useEditor();
  const count = useEditorState((state) => countSelected(state).count);
  return (
    <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.inspector.several" values={{ count }} />
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {offered.map((command) => (
          <Button key={command.id} variant="outlined" onClick={() => runCommand(command)}>
            <FormattedMessage id={command.labelId} />
          </Button>
        ))}
      </Box>
    </Box>
  );
}
