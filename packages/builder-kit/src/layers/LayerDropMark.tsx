import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';

import { useRefusalText } from '../texts/useRefusalText.ts';
import type { LayerMark } from './useLayerDrop.ts';

/** Where a dragged block would land in the tree, or why it may not. */
export function LayerDropMark({ mark }: { mark: LayerMark | undefined }) {
  const getRefusalText = useRefusalText();
  if (mark === undefined) return null;
  const { topPx, heightPx, part, refusal } = mark;
  const colour = refusal ? colours.problem : colours.accent;
  const place =
    part === 'inside'
      ? { top: topPx, height: heightPx, boxShadow: `inset 0 0 0 2px ${colour}` }
      : { top: topPx + (part === 'after' ? heightPx : 0) - 1, height: 2, backgroundColor: colour };
  return (
    <>
      <Box
        data-insertion-line
        sx={{ position: 'absolute', insetInline: 8, pointerEvents: 'none', ...place }}
      />
      {refusal && (
        <Box role="alert" sx={{ ...reasonStyle, top: topPx + heightPx + 4 }}>
          {getRefusalText(refusal)}
        </Box>
      )}
    </>
  );
}

const reasonStyle = {
  position: 'absolute',
  insetInline: 8,
  px: 2,
  py: 1,
  fontSize: 12,
  lineHeight: '16px',
  borderRadius: '6px',
  pointerEvents: 'none',
  color: '#ffffff',
  backgroundColor: colours.problem,
} as const;
