import { clampPoint, type PointPercent } from '@vitrina/editor-core/edits';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';

interface PointHandleProps {
  /** The name with the position, for the values `x`, `y` and `number`. */
  readonly nameId: 'builder.points.at' | 'builder.focus.at';
  /** From 1; only of points that have one. */
  readonly number: number;
  readonly stored: PointPercent;
  /** The position during a drag of this point. */
  readonly dragged: PointPercent | undefined;
  readonly onDrag: (to: PointPercent | undefined) => void;
  /** Called when a drag ends at another position. */
  readonly onDrop: (to: PointPercent) => void;
  /** Called for an arrow key. */
  readonly onMove: (to: PointPercent) => void;
  /** Called for the delete key. */
  readonly onRemove: () => void;
  /** Called when the user leaves the points for the block. */
  readonly onLeave: () => void;
}

/** Where a press began, and the size of the block, in window coordinates. */
interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Moves a point by mouse, touch and arrow keys, and shows its position. A drag is stored when it ends; Escape cancels
 * it.
 */
export function PointHandle(props: PointHandleProps) {
  const { nameId, number, stored, dragged, onDrag, onDrop, onMove, onRemove, onLeave } = props;
  const intl = useIntl();
  const { announce } = useEditor();
  const press = useRef<Press>(undefined);
  const shown = dragged ?? stored;
  const toTexts = ({ x, y }: PointPercent) => ({
    number,
    x: intl.formatNumber(x / 100, { style: 'percent' }),
    y: intl.formatNumber(y / 100, { style: 'percent' }),
  });
  const announceAt = (point: PointPercent) => announce({ id: nameId, values: toTexts(point) });
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const block = event.currentTarget.parentElement?.getBoundingClientRect();
    if (event.button !== 0 || !event.isPrimary || !block?.width || !block.height) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX, clientY } = event;
    press.current = { clientX, clientY, width: block.width, height: block.height };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current;
    if (from === undefined) return;
    const to = clampPoint({
      x: stored.x + ((clientX - from.clientX) / from.width) * 100,
      y: stored.y + ((clientY - from.clientY) / from.height) * 100,
    });
    if (to.x !== shown.x || to.y !== shown.y) onDrag(to);
  };
  const cancel = () => {
    press.current = undefined;
    onDrag(undefined);
  };
  const onPointerUp = () => {
    const isMoved = dragged && (dragged.x !== stored.x || dragged.y !== stored.y);
    if (isMoved) {
      onDrop(dragged);
      announceAt(dragged);
    }
    cancel();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (step) {
      const percent = shiftKey ? 5 : 1;
      const to = clampPoint({ x: stored.x + step.x * percent, y: stored.y + step.y * percent });
      onMove(to);
      announceAt(to);
    } else if (key === 'Escape') {
      if (press.current) cancel();
      else onLeave();
    } else if (key === 'Delete' || key === 'Backspace') {
      onRemove();
    } else return;
    // Keeps the page's commands for the same keys from acting on the block.
    event.preventDefault();
  };
  const texts = toTexts(shown);
  return (
    <button
      type="button"
      className={dragged ? 'point point-dragged' : 'point'}
      style={{ left: `${shown.x}%`, top: `${shown.y}%` }}
      aria-label={intl.formatMessage({ id: nameId }, texts)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden className="value-tag point-place">
        {texts.x}, {texts.y}
      </span>
    </button>
  );
}

const steps: Readonly<Record<string, PointPercent>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
