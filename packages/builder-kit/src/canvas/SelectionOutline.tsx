import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import type { ComponentId } from '@vitrina/epack-model';

import { NameTag } from './NameTag.tsx';
import { useOverBlock, type OverlayPlace } from './overBlock.ts';
import { SelectionTools } from './SelectionTools.tsx';

interface SelectionOutlineProps extends OverlayPlace {
  readonly id: ComponentId;
  /** The last one selected, which commands act on. */
  readonly isActive: boolean;
  readonly isEditing: boolean;
}

/** A selected component: its outline, and for the active one its name and what can be done with it. */
export function SelectionOutline({ id, surface, stage, isActive, isEditing }: SelectionOutlineProps) {
  const ref = useOverBlock({ surface, stage }, id);
  return (
    <Box ref={ref} data-selected={id} sx={isActive ? activeStyle : selectedStyle}>
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
