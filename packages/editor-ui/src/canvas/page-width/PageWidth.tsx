import { chosenWidthPx, commonWidthsPx, pageWidthRange, viewActions } from '@vitrina/editor-core/store';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { useBuilderDispatch, useEditorState } from '../../store/hooks.ts';
import { focusPage } from '../../surface/focusPage.ts';
import { useWidthText } from '../../texts/useWidthText.ts';
import { ValueHandle, type Way } from '../value-handle/ValueHandle.tsx';
import './pageWidth.css';

/** Props of {@link PageWidth}. */
export interface PageWidthProps {
  /** The width that the canvas has for the page, in pixels of the window. */
  readonly roomPx: number;
  /** The size of the page on the screen; 1 is its real size. */
  readonly scale: number;
  /** Keeps the scale during a drag, so that the edge of the page follows the pointer. */
  readonly onHold: (scale: number | undefined) => void;
}

interface Press {
  readonly widthPx: number;
  readonly scale: number;
}

/** Distance from a common width at which a drag snaps to it, in pixels of the window. */
const snapPx = 6;

/** Shows which size's values the page has, and sets its width by the edge of the page. */
export function PageWidth({ roomPx, scale, onHold }: PageWidthProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const widthPx = useEditorState((state) => state.view.widthPx);
  const size = useEditorState((state) => state.view.size);
  // Tab leads from a text on the page to its formatting.
  const isEditing = useEditorState((state) => state.view.editingId !== undefined);
  const press = useRef<Press>(undefined);
  const text = useWidthText()(widthPx, size);
  const choose = (px: number) => dispatch(viewActions.widthChosen(px));
  const drag = (way: Way) => {
    const from = press.current;
    if (from === undefined) return;
    const to = getDraggedWidth(from, way.x, roomPx);
    choose(way.isFree ? to : snap(to, snapPx / from.scale));
  };
  return (
    <>
      <div className="page-width-text">{text}</div>
      <ValueHandle
        orientation="vertical"
        label={intl.formatMessage({ id: 'builder.pageWidth' })}
        text={text}
        now={widthPx}
        min={pageWidthRange.minPx}
        max={pageWidthRange.maxPx}
        className="page-width-handle"
        isTabStop={!isEditing}
        onStart={() => {
          press.current = { widthPx, scale };
          onHold(scale);
        }}
        onDrag={drag}
        onDrop={(way) => {
          drag(way);
          onHold(undefined);
        }}
        onCancel={() => {
          if (press.current) choose(press.current.widthPx);
          onHold(undefined);
        }}
        onStep={(steps) => choose(widthPx + steps * stepPx)}
        onReset={() => choose(chosenWidthPx[size])}
        onLeave={focusPage}
      />
    </>
  );
}

/** Pixels by which an arrow key changes the width. */
const stepPx = 2;

/**
 * Returns the width of a page whose right edge was dragged. A page that fits is in the middle of the canvas, so that its
 * other edge moves too; the left edge of a wider one doesn't move.
 */
function getDraggedWidth({ widthPx, scale }: Press, byPx: number, roomPx: number): number {
  const shownPx = widthPx * scale;
  const edgePx = (shownPx <= roomPx ? (roomPx + shownPx) / 2 : shownPx) + byPx;
  return (edgePx <= roomPx ? 2 * edgePx - roomPx : edgePx) / scale;
}

/** Returns the common width near a width, or the width itself. */
function snap(widthPx: number, withinPx: number): number {
  return commonWidthsPx.find((common) => Math.abs(common - widthPx) <= withinPx) ?? widthPx;
}
