import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

import './valueHandle.css';

/** The distance of a pointer from where it was pressed, in pixels of the window. */
export interface Way {
  readonly x: number;
  readonly y: number;
  /** Whether the value doesn't snap, because Shift is held. */
  readonly isFree: boolean;
}

/** Props of {@link ValueHandle}. */
export interface ValueHandleProps {
  /** The direction of the handle's line: a vertical one is moved sideways. */
  readonly orientation: 'vertical' | 'horizontal';
  readonly label: string;
  /** The value as text, shown beside the handle while it changes. */
  readonly text: string;
  readonly now: number;
  readonly min: number;
  readonly max: number;
  readonly className: string;
  readonly style?: CSSProperties;
  /** Called when a drag begins. */
  readonly onStart?: () => void;
  /** Called for each move of a drag. */
  readonly onDrag: (way: Way) => void;
  /** Called when a drag ends elsewhere than it began. */
  readonly onDrop: (way: Way) => void;
  /** Called when a press ends where it began, or is canceled. */
  readonly onCancel: () => void;
  /** Called for an arrow key, with 1 or -1 to the right or down, and more with Shift. */
  readonly onStep: (steps: number) => void;
  /** Whether Tab leads to the handle. Default: true. */
  readonly isTabStop?: boolean;
  /**
   * Called for an arrow key along the handle's line, with 1 or -1, to move the focus to another handle. Default: all arrow
   * keys change the value.
   */
  readonly onNext?: (handle: HTMLElement, step: 1 | -1) => void;
  readonly onFocus?: () => void;
  /** Called for a double click. */
  readonly onReset?: () => void;
  /** Called for Escape without a drag. */
  readonly onLeave: () => void;
}

/** How many steps an arrow key moves a value while Shift is held. */
const largeStep = 5;

/** Changes a value by mouse, touch and arrow keys, and shows it while it changes. Escape cancels a drag. */
export function ValueHandle(props: ValueHandleProps) {
  const { orientation, label, text, now, min, max, className, style } = props;
  const {
    onStart,
    onDrag,
    onDrop,
    onCancel,
    onStep,
    onNext,
    onReset,
    onLeave,
    onFocus,
    isTabStop = true,
  } = props;
  const press = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [isDragged, setDragged] = useState(false);
  const readWay = ({ clientX, clientY, shiftKey }: PointerEvent): Way | undefined => {
    const from = press.current;
    return from && { x: clientX - from.x, y: clientY - from.y, isFree: shiftKey };
  };
  const cancel = () => {
    if (press.current === undefined) return;
    press.current = undefined;
    setDragged(false);
    onCancel();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { x: event.clientX, y: event.clientY };
    onStart?.();
  };
  const onPointerMove = (event: PointerEvent) => {
    const way = readWay(event);
    if (way === undefined || (!isDragged && isNone(way))) return;
    setDragged(true);
    onDrag(way);
  };
  const onPointerUp = (event: PointerEvent): void => {
    // By the pointer itself: the last move may not be rendered yet.
    const way = readWay(event);
    if (way === undefined || isNone(way)) return cancel();
    press.current = undefined;
    setDragged(false);
    onDrop(way);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (press.current) cancel();
      else onLeave();
    } else if (step === undefined || press.current) return;
    else if (onNext && isAlong(orientation, event.key)) onNext(event.currentTarget, step);
    else onStep(step * (event.shiftKey ? largeStep : 1));
    // Keeps the page's commands for the same keys from acting on the block.
    event.preventDefault();
    event.stopPropagation();
  };
  const classNames = ['value-handle', `value-handle-${orientation}`, isDragged && 'value-handle-dragged'];
  return (
    <div
      role="separator"
      aria-orientation={orientation}
      aria-label={label}
      aria-valuenow={Math.round(now)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      tabIndex={isTabStop ? 0 : -1}
      className={[...classNames, className].filter(Boolean).join(' ')}
      style={style}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
      onDoubleClick={onReset}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden className="value-tag value-handle-tag">
        {text}
      </span>
    </div>
  );
}

function isNone({ x, y }: Way): boolean {
  return x === 0 && y === 0;
}

/** Returns whether an arrow key points along the line of a handle, which then doesn't move. */
function isAlong(orientation: ValueHandleProps['orientation'], key: string): boolean {
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways === (orientation === 'horizontal');
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};
