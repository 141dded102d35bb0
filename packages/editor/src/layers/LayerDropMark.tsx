import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useDropRefusal } from '@vitrina/editor-ui/drag';

import type { LayerMark } from './useLayerDrop.ts';

/** Marks the drop position in the tree, or the row that refuses the block. The pointer shows the reason. */
export function LayerDropMark({ mark }: { mark: LayerMark | undefined }) {
  useDropRefusal(mark?.refusal);
  if (mark === undefined) return null;
  const { topPx, heightPx, part, refusal } = mark;
  const color = refusal ? colors.problem : colors.accent;
  const place =
    part === 'inside'
      ? { top: topPx, height: heightPx, boxShadow: `inset 0 0 0 2px ${color}` }
      : { top: topPx + (part === 'after' ? heightPx : 0) - 1, height: 2, backgroundColor: color };
  return (
    <Box data-insertion-line sx={{ position: 'absolute', insetInline: 8, pointerEvents: 'none', ...place }} />
  );
}
