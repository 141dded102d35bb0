import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import { memo, useCallback, useState, type SyntheticEvent } from 'react';
import { listDragged, type DragItem } from '@vitrina/editor-core/drag';
import { getActiveId } from '@vitrina/editor-core/store';

import { useBlockDrag } from '../drag/useBlockDrag.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { ComponentName } from '../texts/ComponentName.tsx';
import { BlockCommands } from './BlockCommands.tsx';

/**
 * Shows the name and the commands of the active component. The name is a drag handle for all selected
 * components. The commands appear when the pointer is over the name: otherwise, they would cover the block
 * above and re-render with each selection. On touch screens, the commands are below the page.
 */
export const SelectionTools = memo(function SelectionTools() {
  const store = useEditorStore();
  const getItem = useCallback((): DragItem | null => {
    const state = store.getState();
    const activeId = getActiveId(state);
    return activeId === undefined ? null : { kind: 'existing', ids: listDragged(state, activeId) };
  }, [store]);
  const handleRef = useBlockDrag(getItem);
  const [isNear, setNear] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    setNear(matchMedia('(hover: hover)').matches && currentTarget.matches(':hover, :focus-within'));
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
      {isNear && (
        <Box sx={buttonsStyle}>
          <BlockCommands />
        </Box>
      )}
    </div>
  );
});

function ActiveName() {
  const id = useEditorState(getActiveId);
  return <span className="selection-name">{id !== undefined && <ComponentName id={id} />}</span>;
}

const handleIcon = <DragIndicator sx={{ '&&': { fontSize: 14, ml: -1 } }} />;

const buttonsStyle = {
  display: 'flex',
  '& button': { width: 22, height: 22, minHeight: 0, color: '#ffffff' },
  '& button:hover': { color: '#ffffff', backgroundColor: 'rgba(255, 255, 255, 0.2)' },
  '& button.Mui-disabled': { color: 'rgba(255, 255, 255, 0.4)' },
  '& svg': { fontSize: 14 },
} as const;
