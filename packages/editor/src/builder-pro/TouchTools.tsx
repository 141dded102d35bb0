import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colors } from '@vitrina/ui-kit';
import { useId } from 'react';
import { getActiveId } from '@vitrina/editor-core/store';
import { BlockCommands } from '@vitrina/editor-ui/canvas';
import { useEditorState } from '@vitrina/editor-ui/store';
import { ComponentName } from '@vitrina/editor-ui/texts';

/**
 * Renders the actions for the active block on touch screens. They are below everything else, so that they
 * cover no block and no panel covers them. Devices that hover show the actions beside the block's name.
 */
export function TouchTools() {
  const nameId = useId();
  const id = useEditorState(getActiveId);
  const isEditing = useEditorState((state) => state.view.editingId !== undefined);
  if (id === undefined || isEditing) return null;
  return (
    <Box role="group" aria-labelledby={nameId} sx={barStyle}>
      <Typography id={nameId} noWrap sx={{ minWidth: 0, mr: 'auto', px: 2, fontWeight: 500 }}>
        <ComponentName id={id} />
      </Typography>
      <BlockCommands />
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  px: 2,
  color: colors.surface,
  backgroundColor: colors.accent,
  '& button': { flexShrink: 0, width: 44, height: 44, color: 'inherit' },
  '& button:hover': { color: 'inherit', backgroundColor: 'transparent' },
  '& button.Mui-disabled': { color: 'rgba(255, 255, 255, 0.4)' },
  '& svg': { fontSize: 20 },
} as const;
