import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useSyncExternalStore } from 'react';
import type { DropPreview } from '@vitrina/editor-core/drag';
import type { Observed } from '@vitrina/editor-core/store';

import { useDropRefusal } from '../drag/useDropRefusal.ts';
import { toStage } from '../surface/overBlock.ts';
import { toPosition } from '../surface/toPosition.ts';

/** Thickness of the insertion line, in pixels. */
const linePx = 2;

interface DropMarkProps {
  readonly stage: HTMLElement;
  readonly plan: Observed<DropPreview | undefined>;
}

/**
 * Marks the drop position of the dragged block, or the block that refuses it. The pointer shows the reason.
 */
export function DropMark({ stage, plan }: DropMarkProps) {
  const preview = useSyncExternalStore(plan.subscribe, plan.get);
  useDropRefusal(preview?.isAllowed === false ? preview.refusal : undefined);
  if (preview === undefined) return null;
  const container = toPosition(toStage(stage, preview.container));
  if (!preview.isAllowed) return <Box sx={refusedStyle} style={container} />;
  const { left, top, width, height } = toPosition(toStage(stage, preview.line));
  const line = {
    left: left - linePx / 2,
    top: top - linePx / 2,
    width: Math.max(width, linePx),
    height: Math.max(height, linePx),
  };
  return (
    <>
      <Box sx={acceptedStyle} style={container} />
      <Box data-insertion-line sx={lineStyle} style={line} />
    </>
  );
}

const lineStyle = { position: 'absolute', backgroundColor: colors.accent } as const;

const acceptedStyle = {
  position: 'absolute',
  boxShadow: `inset 0 0 0 1px ${colors.accent}`,
  backgroundColor: 'rgba(47, 91, 255, 0.08)',
} as const;

const refusedStyle = {
  position: 'absolute',
  boxShadow: `inset 0 0 0 2px ${colors.problem}`,
  backgroundColor: 'rgba(207, 34, 46, 0.06)',
} as const;
