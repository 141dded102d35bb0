import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { BlockDefinition } from '@vitrina/block-kit';
import { colors } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import type { DragItem } from '@vitrina/editor-core/drag';
import { newDraft } from '@vitrina/editor-core/palette';
import { useBlockDrag, useShownPlace } from '@vitrina/editor-ui/drag';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { BlockPicture } from './BlockPicture.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { useAddBlock } from './useAddBlock.ts';
import { usePlaceText } from './usePlaceText.ts';
import type { PaletteMemoryActions } from './usePaletteMemory.ts';

interface PaletteItemProps {
  readonly definition: BlockDefinition;
  readonly memory: PaletteMemoryActions;
  /** Whether blocks of other families are in the same list; some have the same names. */
  readonly isAmongOthers: boolean;
}

/**
 * Renders a block of the palette. Dragging drops it on the page; a click adds it after or inside the active
 * component.
 */
export function PaletteItem({ definition, memory, isAmongOthers }: PaletteItemProps) {
  const texts = useBlockTexts();
  const add = useAddBlock(memory);
  const store = useEditorStore();
  const shownPlace = useShownPlace({ componentKey: definition.key, type: definition.type });
  const placing = useEditorState(({ view }) =>
    view.placing?.componentKey === definition.key ? view.placing : undefined,
  );
  const place = usePlaceText(placing);
  const name = texts.block(definition.key);
  const family = isAmongOthers ? texts.family(definition.family) : undefined;
  const getItem = useCallback(
    (): DragItem => ({
      kind: 'new',
      draft: newDraft(store, definition),
      onAdded: () => memory.noteUse(definition.key),
    }),
    [definition, store, memory],
  );
  const dragRef = useBlockDrag(getItem);
  return (
    <Box component="li" sx={cellStyle}>
      <ButtonBase
        ref={dragRef}
        aria-label={name}
        aria-description={[family, place].filter(Boolean).join('. ') || undefined}
        onClick={() => add(definition)}
        {...shownPlace}
        sx={itemStyle}
      >
        <BlockPicture svg={definition.thumbnail} />
        <Box
          component="span"
          sx={{ fontSize: 12, lineHeight: '16px', textAlign: 'center', overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        {family && (
          <Box component="span" sx={familyStyle}>
            {family}
          </Box>
        )}
      </ButtonBase>
      <FavoriteButton name={name} blockKey={definition.key} memory={memory} />
    </Box>
  );
}

const familyStyle = { fontSize: 11, lineHeight: '16px', color: 'text.secondary', mt: -1 } as const;

const itemStyle = {
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 1,
  px: 0.5,
  py: 2,
  minHeight: 92,
  cursor: 'grab',
  color: colors.ink,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
  '&:hover': { borderColor: colors.lineStrong, backgroundColor: colors.hover },
} as const;

/** Shows the star of other blocks on hover and on keyboard focus. */
const cellStyle = {
  position: 'relative',
  display: 'flex',
  '& > [aria-pressed=false]': { opacity: 0 },
  '&:hover > [aria-pressed=false], & > [aria-pressed=false]:focus-visible': { opacity: 1 },
  '@media (pointer: coarse)': { '& > [aria-pressed=false]': { opacity: 1 } },
} as const;
