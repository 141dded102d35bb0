import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import { useDropRefusal } from '@vitrina/editor-ui/drag';

import type { LayerMark } from './useLayerDrop.ts';

/** Where a dragged block would land in the tree, or what refuses it; the pointer says why. */
export function LayerDropMark({ mark }: { mark: LayerMark | undefined }) {
  useDropRefusal(mark?.refusal);
  if (mark === undefined) return null;
  const { topPx, heightPx, part, refusal } = mark;
  const colour = refusal ? colours.problem : colours.accent;
  const place =
    part === 'inside'
      ? { top: topPx, height: heightPx, boxShadow: `inset 0 0 0 2px ${colour}` }
      : { top: topPx + (part === 'after' ? heightPx : 0) - 1, height: 2, backgroundColor: colour };
  return (
    <Box data-insertion-line sx={{ position: 'absolute', insetInline: 8, pointerEvents: 'none', ...place }} />
  );
}
