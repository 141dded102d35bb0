import Box from '@mui/material/Box';
import type { InsertOption } from '@vitrina/editor-core/nesting';
import { type SearchOptionProps, SearchOption } from '@vitrina/editor-ui/dialogs';
import { useBlockTexts, useRefusalText } from '@vitrina/editor-ui/texts';

import { BlockPicture } from '../palette/BlockPicture.tsx';

/**
 * Renders a block of the picker: its image, its name, and its family or the refusal if it can't be added
 * there.
 */
export function InsertPickerOption({ option, ...place }: SearchOptionProps<InsertOption>) {
  const texts = useBlockTexts();
  const getRefusalText = useRefusalText();
  const { definition, refusal } = option;
  return (
    <SearchOption {...place} minHeightPx={44} isDisabled={refusal !== undefined}>
      <Box sx={{ display: 'flex', zoom: 0.75, opacity: refusal ? 0.5 : 1 }}>
        <BlockPicture svg={definition.thumbnail} />
      </Box>
      <Box sx={{ minWidth: 0, py: 1 }}>
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
    </SearchOption>
  );
}
