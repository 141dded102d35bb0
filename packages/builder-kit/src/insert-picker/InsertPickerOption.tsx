import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';

import { BlockPicture } from '../palette/BlockPicture.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { useRefusalText } from '../texts/useRefusalText.ts';
import type { InsertOption } from './listInsertOptions.ts';

interface InsertPickerOptionProps {
  readonly id: string;
  readonly option: InsertOption;
  /** Whether Enter chooses it. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A block of the picker: its picture and name, its family or why it may not stand there. */
export function InsertPickerOption({ id, option, isActive, onChoose }: InsertPickerOptionProps) {
  const texts = useBlockTexts();
  const getRefusalText = useRefusalText();
  const { definition, refusal } = option;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={refusal !== undefined}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onChoose}
      sx={optionStyle}
    >
      <Box sx={{ display: 'flex', zoom: 0.75, opacity: refusal ? 0.5 : 1 }}>
        <BlockPicture svg={definition.thumbnail} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', color: refusal ? 'text.secondary' : undefined }}>
          {texts.block(definition.key)}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
        >
          {refusal ? getRefusalText(refusal) : texts.family(definition.family)}
        </Box>
      </Box>
    </Box>
  );
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
  px: 3,
  py: 1,
  cursor: 'pointer',
  borderRadius: '6px',
  '&:hover': { backgroundColor: colours.hover },
  '&[aria-selected=true]': { backgroundColor: colours.accentSoft },
} as const;
