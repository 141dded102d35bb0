import { lazyAfterPaint } from '@vitrina/ui-kit';
import { useDragLayer } from 'react-dnd';
import type { DropPreview } from '@vitrina/editor-core/drag';
import type { Observed } from '@vitrina/editor-core/store';

import './overlay.css';
import { PickingMarks } from './PickingMarks.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';
import type { OverlayPlace } from '../surface/overBlock.ts';
import { DropMark } from './DropMark.tsx';
import { HoverOutline } from './HoverOutline.tsx';
import { InsertMark } from './InsertMark.tsx';
import { SelectionOutline } from './SelectionOutline.tsx';

/** Loaded after the page, because few pages begin with a selected table. */
const TableTools = lazyAfterPaint<OverlayPlace>(
  async () => (await import('./tables/TableTools.tsx')).TableTools,
);

/** Loaded after the page, for the first selection. */
const ResizeTools = lazyAfterPaint<OverlayPlace>(
  async () => (await import('./resizing/ResizeTools.tsx')).ResizeTools,
);

const PartStrip = lazyAfterPaint<OverlayPlace>(async () => (await import('./parts/PartStrip.tsx')).PartStrip);

const ProductTools = lazyAfterPaint<OverlayPlace>(
  async () => (await import('./products/ProductTools.tsx')).ProductTools,
);

interface CanvasOverlayProps {
  readonly surface: CanvasSurface;
  /** Element that boxes are positioned relative to. */
  readonly stage: HTMLElement;
  readonly plan: Observed<DropPreview | undefined>;
}

/** Renders the outlines over the page: selection, hover, and drop position. */
export function CanvasOverlay({ surface, stage, plan }: CanvasOverlayProps) {
  const selection = useEditorState((state) => state.view.selection);
  const editingId = useEditorState((state) => state.view.editingId);
  const isDragging = useDragLayer((monitor) => monitor.isDragging());
  return (
    <div className={isDragging ? 'overlay overlay-dragging' : 'overlay'}>
      <HoverOutline surface={surface} stage={stage} />
      {selection.map((id, index) => (
        <SelectionOutline
          // Reuses the tools of the active block when the selection moves, because mounting them costs more
          // than moving them.
          key={index === selection.length - 1 ? 'active' : id}
          id={id}
          surface={surface}
          stage={stage}
          isActive={index === selection.length - 1}
          isEditing={id === editingId}
        />
      ))}
      <ResizeTools surface={surface} stage={stage} />
      <PartStrip surface={surface} stage={stage} />
      <TableTools surface={surface} stage={stage} />
      <ProductTools surface={surface} stage={stage} />
      <PickingMarks surface={surface} stage={stage} />
      {isDragging ? <DropMark stage={stage} plan={plan} /> : <InsertMark surface={surface} stage={stage} />}
    </div>
  );
}
