import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Add from '@mui/icons-material/AddOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import MoveIn from '@mui/icons-material/FormatIndentIncreaseOutlined';
import MoveOut from '@mui/icons-material/FormatIndentDecreaseOutlined';
import SelectParent from '@mui/icons-material/SubdirectoryArrowLeftOutlined';
import { memo } from 'react';
import { getCommand } from '@vitrina/editor-core/commands';

import { CommandButton } from '../editor/CommandButton.tsx';

const tools = [
  { command: getCommand('selectParent'), Icon: SelectParent },
  { command: getCommand('move-up'), Icon: ArrowUpward },
  { command: getCommand('move-down'), Icon: ArrowDownward },
  { command: getCommand('move-in'), Icon: MoveIn },
  { command: getCommand('move-out'), Icon: MoveOut },
  { command: getCommand('insertAfter'), Icon: Add },
  { command: getCommand('duplicate'), Icon: ContentCopy },
  { command: getCommand('delete'), Icon: Delete },
];

/**
 * Toolbar of block commands. The commands act on the active block, so a selection change doesn't re-render
 * them.
 */
export const BlockCommands = memo(function BlockCommands() {
  return tools.map(({ command, Icon }) => (
    <CommandButton key={command.id} command={command}>
      <Icon />
    </CommandButton>
  ));
});
