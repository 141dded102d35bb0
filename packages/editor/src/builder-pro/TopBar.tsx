import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { CommandButton } from '@vitrina/editor-ui/editor';
import { SaveState } from '@vitrina/editor-ui/work';

import { PeopleHere } from '../together/PeopleHere.tsx';
import { topBarStyle } from './barStyle.ts';
import { EditorTabs } from './EditorTabs.tsx';
import { PackageMenu } from './PackageMenu.tsx';
import { PackageName } from './PackageName.tsx';
import { PublishButton } from './PublishButton.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { SaveButton } from './SaveButton.tsx';

const undo = getCommand('undo');
const redo = getCommand('redo');
const preview = getCommand('preview');
const palette = getCommand('commands');

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** Called to return to the list of packages. */
  readonly onBack: () => void;
}

/** Renders the package's name, its save state and the actions for the whole package. */
export function TopBar({ onBack }: TopBarProps) {
  const intl = useIntl();
  const back = intl.formatMessage({ id: 'builder.top.back' });
  return (
    <Box component="header" sx={{ ...topBarStyle, gap: 2, rowGap: 0, px: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 0', minWidth: 104 }}>
        <Tooltip title={back}>
          <IconButton aria-label={back} onClick={onBack}>
            <ArrowBack />
          </IconButton>
        </Tooltip>
        <PackageName />
        <SaveState />
      </Box>
      <EditorTabs />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flex: '1 1 0',
          minWidth: 'max-content',
          justifyContent: 'flex-end',
        }}
      >
        <PeopleHere />
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
        <PackageMenu />
        <SaveButton />
        <ReviewButton />
        <PublishButton />
      </Box>
    </Box>
  );
}
