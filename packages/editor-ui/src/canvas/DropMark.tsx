import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useSyncExternalStore } from 'react';
import type { DropPreview } from '@vitrina/editor-core/drag';
import type { Observed } from '@vitrina/editor-core/store';

import { useDropRefusal } from '../drag/useDropRefusal.ts';
import { toStage } from '../surface/overBlock.ts';
import { toPosition } from '../surface/toPosition.ts';
import { PlaceMark } from './PlaceMark.tsx';

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
  if (!preview.isAllowed)
    return <Box sx={refusedStyle} style={toPosition(toStage(stage, preview.container))} />;
  return <PlaceMark stage={stage} place={preview} />;
}

const refusedStyle = {
  position: 'absolute',
  boxShadow: `inset 0 0 0 2px ${colors.problem}`,
  backgroundColor: 'rgba(207, 34, 46, 0.06)',
} as const;
