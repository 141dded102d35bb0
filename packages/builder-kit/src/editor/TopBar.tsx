import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { getCommand } from '../commands/commands.ts';
import { useBuilder } from '../store/hooks.ts';
import { CommandButton } from './CommandButton.tsx';
import { EditorTabs } from './EditorTabs.tsx';
import { PublishButton } from './PublishButton.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SaveState } from './SaveState.tsx';

const undo = getCommand('undo');
const redo = getCommand('redo');
const preview = getCommand('preview');
const palette = getCommand('commands');

interface TopBarProps {
  /** Leads back to the list of packages. */
  readonly onBack: () => void;
}

/** What the package is, how it stands, and what can be done with it as a whole. */
export function TopBar({ onBack }: TopBarProps) {
  const intl = useIntl();
  const back = intl.formatMessage({ id: 'builder.top.back' });
  return (
    <Box component="header" sx={barStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 0', minWidth: 0 }}>
        <Tooltip title={back}>
          <IconButton aria-label={back} onClick={onBack}>
            <ArrowBack />
          </IconButton>
        </Tooltip>
        <PackageName />
        <SaveState />
      </Box>
      <EditorTabs />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, flex: '1 1 0' }}>
        <CommandButton command={undo}>
          <Undo />
        </CommandButton>
        <CommandButton command={redo}>
          <Redo />
        </CommandButton>
        <CommandButton command={palette}>
          <Search />
        </CommandButton>
        <CommandButton command={preview}>
          <Visibility />
        </CommandButton>
        <SaveButton />
        <PublishButton />
      </Box>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 48,
  flexShrink: 0,
  px: 2,
  backgroundColor: colours.surface,
  borderBottom: `1px solid ${colours.line}`,
} as const;

function PackageName() {
  const intl = useIntl();
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName.trim());
  const type = useBuilder((state) => state.document.epack.type);
  const shown = name === '' ? intl.formatMessage({ id: `builder.top.unnamed.${type}` }) : name;
  return (
    <Typography variant="h3" component="h1" noWrap title={shown} sx={{ minWidth: 40 }}>
      {shown}
    </Typography>
  );
}
