import { useEffect } from 'react';

import { useContextPress } from '../context-menu/useContextPress.ts';
import { CanvasFiles } from './CanvasFiles.tsx';
import { DragChip } from '../drag/DragChip.tsx';
import { useAutoScroll } from '../drag/useAutoScroll.ts';
import { useCanvasDrop } from '../drag/useCanvasDrop.ts';
import { useDelegatedDrag, type DragHandle } from '../drag/useDelegatedDrag.ts';
import { useVanishedSourceGuard } from '../drag/useVanishedSourceGuard.ts';
import { CanvasOverlay } from './CanvasOverlay.tsx';
import { findBlockId, type CanvasSurface } from '../surface/canvasSurface.ts';
import { useOpenedParts } from './own-controls/useOpenedParts.ts';
import { useClosedPopovers } from './useClosedPopovers.ts';
import { usePressChoice } from './usePressChoice.ts';
import { useRevealedBlock } from './useRevealedBlock.ts';

/** Props of {@link CanvasTools}. */
export interface CanvasToolsProps {
  readonly surface: CanvasSurface;
  /** Element that boxes are positioned relative to. */
  readonly stage: HTMLElement;
  /** Element that scrolls the page and is the drop target. */
  readonly viewport: HTMLElement;
}

/** Renders what makes the page editable: outlines, tools, dragging. */
export function CanvasTools(props: CanvasToolsProps) {
  return (
    <>
      <Tools {...props} />
      <CanvasFiles surface={props.surface} viewport={props.viewport} />
      <DragChip />
    </>
  );
}

function Tools({ surface, stage, viewport }: CanvasToolsProps) {
  const { connect: connectDrop, plan } = useCanvasDrop(surface);
  useEffect(() => {
    connectDrop(viewport);
    return () => {
      connectDrop(null);
    };
  }, [connectDrop, viewport]);
  useDelegatedDrag(surface.page, findBlockHandle);
  usePressChoice(surface.page);
  useContextPress(surface.page, findBlockId);
  useVanishedSourceGuard();
  useClosedPopovers();
  useOpenedParts(surface);
  useAutoScroll(viewport);
  useRevealedBlock(surface, viewport);
  return <CanvasOverlay surface={surface} stage={stage} plan={plan} />;
}

/** Finds the block to drag. Any part of a block is a drag handle. */
function findBlockHandle(target: Element): DragHandle | undefined {
  const element = target.closest<HTMLElement>('[data-block]');
  const id = findBlockId(element);
  return element && id !== undefined ? { id, element } : undefined;
}
