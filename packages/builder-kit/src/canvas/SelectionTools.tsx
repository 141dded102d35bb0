import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import SelectParent from '@mui/icons-material/SubdirectoryArrowLeftOutlined';
import Box from '@mui/material/Box';
import type { Component } from '@vitrina/epack-model';
import { useDrag } from 'react-dnd';

import { getCommand } from '../commands/commands.ts';
import { blockDragType, type DragItem } from '../drag/dragItem.ts';
import { CommandButton } from '../editor/CommandButton.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';

const tools = [
  { command: getCommand('selectParent'), Icon: SelectParent },
  { command: getCommand('move-up'), Icon: ArrowUpward },
  { command: getCommand('move-down'), Icon: ArrowDownward },
  { command: getCommand('duplicate'), Icon: ContentCopy },
  { command: getCommand('delete'), Icon: Delete },
];

/** The active component's name, by which it can be dragged, and the commands at hand. */
export function SelectionTools({ component }: { component: Component }) {
  const texts = useBlockTexts();
  const [, connectDrag] = useDrag<DragItem>(
    () => ({ type: blockDragType, item: { kind: 'existing', id: component.id } }),
    [component.id],
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pointerEvents: 'auto' }}>
      <Box
        ref={(element: HTMLElement | null) => {
          connectDrag(element);
        }}
        sx={{ display: 'flex', alignItems: 'center', cursor: 'grab', pr: 1 }}
      >
        <DragIndicator sx={{ '&&': { fontSize: 14, ml: -1 } }} />
        {texts.component(component)}
      </Box>
      <Box sx={buttonsStyle}>
        {tools.map(({ command, Icon }) => (
          <CommandButton key={command.id} command={command}>
            <Icon />
          </CommandButton>
        ))}
      </Box>
    </Box>
  );
}

const buttonsStyle = {
  display: 'flex',
  '& button': { width: 22, height: 22, minHeight: 0, color: '#ffffff' },
  '& button:hover': { color: '#ffffff', backgroundColor: 'rgba(255, 255, 255, 0.2)' },
  '& button.Mui-disabled': { color: 'rgba(255, 255, 255, 0.4)' },
  '& svg': { fontSize: 14 },
} as const;
