import { useDragLayer } from 'react-dnd';
import type { DropPreview } from '@vitrina/editor-core/drag';
import type { Observed } from '@vitrina/editor-core/store';

import './overlay.css';
import { PickingMarks } from './PickingMarks.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { DropMark } from './DropMark.tsx';
import { HoverOutline } from './HoverOutline.tsx';
import { SelectionOutline } from './SelectionOutline.tsx';

interface CanvasOverlayProps {
  readonly surface: CanvasSurface;
  /** The element that boxes are counted from. */
  readonly stage: HTMLElement;
  readonly plan: Observed<DropPreview | undefined>;
}

/** What is drawn over the page: what is selected, what the pointer is on, where a dragged block would land. */
export function CanvasOverlay({ surface, stage, plan }: CanvasOverlayProps) {
  const selection = useEditorState((state) => state.view.selection);
  const editingId = useEditorState((state) => state.view.editingId);
  const isDragging = useDragLayer((monitor) => monitor.isDragging());
  return (
    <div className={isDragging ? 'overlay overlay-dragging' : 'overlay'}>
      <HoverOutline surface={surface} stage={stage} />
      {selection.map((id, index) => (
        <SelectionOutline
          // The active one's tools stay while the selection moves on: making them anew costs more than the move.
          key={index === selection.length - 1 ? 'active' : id}
          id={id}
          surface={surface}
          stage={stage}
          isActive={index === selection.length - 1}
          isEditing={id === editingId}
        />
      ))}
      <PickingMarks surface={surface} stage={stage} />
      <DropMark stage={stage} plan={plan} />
    </div>
  );
}
