import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import type { ComponentId } from '@vitrina/epack-model';

import type { CanvasSurface } from './canvasSurface.ts';
import { NameTag } from './NameTag.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { toPosition } from './toPosition.ts';
import { useBlockBox } from './useBlockBox.ts';

interface SelectionOutlineProps {
  readonly id: ComponentId;
  readonly surface: CanvasSurface;
  readonly stage: HTMLElement;
  /** The last one selected, which commands act on. */
  readonly isActive: boolean;
  readonly isEditing: boolean;
}

/** A selected component: its outline, and for the active one its name and what can be done with it. */
export function SelectionOutline({ id, surface, stage, isActive, isEditing }: SelectionOutlineProps) {
  const box = useBlockBox(surface, stage, id);
  if (box === undefined) return null;
  return (
    <Box data-selected={id} sx={isActive ? activeStyle : selectedStyle} style={toPosition(box)}>
      {isActive && !isEditing && (
        <NameTag>
          <SelectionTools id={id} />
        </NameTag>
      )}
    </Box>
  );
}

const selectedStyle = {
  position: 'absolute',
  outline: `1px solid ${colours.accent}`,
  outlineOffset: -1,
} as const;
const activeStyle = { ...selectedStyle, outlineWidth: 2 } as const;
