import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Add from '@mui/icons-material/AddOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import MoveIn from '@mui/icons-material/FormatIndentIncreaseOutlined';
import MoveOut from '@mui/icons-material/FormatIndentDecreaseOutlined';
import SelectParent from '@mui/icons-material/SubdirectoryArrowLeftOutlined';
import Box from '@mui/material/Box';
import { memo, useCallback, useState, type SyntheticEvent } from 'react';
import { useDrag } from 'react-dnd';

import { getCommand } from '../commands/commands.ts';
import { blockDragType, listDragged, type DragItem } from '../drag/dragItem.ts';
import { CommandButton } from '../editor/CommandButton.tsx';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { getActiveId } from '../store/selectors.ts';
import { ComponentName } from '../texts/ComponentName.tsx';

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
 * The active component's name, by which it can be dragged with all that are selected, and the commands at hand. Until the
 * pointer comes to the name these stay away: they would lie over the block above, and each selection would draw them.
 */
export const SelectionTools = memo(function SelectionTools() {
  const store = useBuilderStore();
  const [, connectDrag] = useDrag<DragItem>(
    () => ({
      type: blockDragType,
      item: () => {
        const state = store.getState();
        const activeId = getActiveId(state);
        return activeId === undefined ? null : { kind: 'existing', ids: listDragged(state, activeId) };
      },
    }),
    [store],
  );
  const handleRef = useCallback((element: HTMLElement | null) => void connectDrag(element), [connectDrag]);
  const [isNear, setNear] = useState(isAlwaysNear);
  const check = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    setNear(isAlwaysNear() || currentTarget.matches(':hover, :focus-within'));
  return (
    <div
      data-selection-tools=""
      onPointerEnter={check}
      onPointerLeave={check}
      onBlur={check}
      className="selection-tools"
    >
      <div ref={handleRef} className="selection-handle">
        {handleIcon}
        <ActiveName />
      </div>
      {isNear && <ToolButtons />}
    </div>
  );
});

function ActiveName() {
  const id = useBuilder(getActiveId);
  return id === undefined ? null : <ComponentName id={id} />;
}

/** Fingers come near nothing before they touch it. */
function isAlwaysNear(): boolean {
  return !matchMedia('(hover: hover)').matches;
}

/** They act on whatever is active, so another selection draws none of them anew. */
const ToolButtons = memo(function ToolButtons() {
  return (
    <Box sx={buttonsStyle}>
      {tools.map(({ command, Icon }) => (
        <CommandButton key={command.id} command={command}>
          <Icon />
        </CommandButton>
      ))}
    </Box>
  );
});

const handleIcon = <DragIndicator sx={{ '&&': { fontSize: 14, ml: -1 } }} />;

const buttonsStyle = {
  display: 'flex',
  '& button': { width: 22, height: 22, minHeight: 0, color: '#ffffff' },
  '& button:hover': { color: '#ffffff', backgroundColor: 'rgba(255, 255, 255, 0.2)' },
  '& button.Mui-disabled': { color: 'rgba(255, 255, 255, 0.4)' },
  '& svg': { fontSize: 14 },
  // Fingers drag nothing here: these buttons are how they move a block.
  '@media (pointer: coarse)': { '& button': { width: 44, height: 44 }, '& svg': { fontSize: 20 } },
} as const;
