import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';

/** Marks a block with its open comments. Hidden from screen readers: the block’s name includes the number. */
export function OpenThreadsMark({ count }: { count: number }) {
  return (
    <Box component="span" aria-hidden sx={markStyle}>
      <Comment />
      {count}
    </Box>
  );
}

const markStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  flexShrink: 0,
  fontSize: 12,
  color: colors.attention,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: 14 },
} as const;
