import { viewActions } from '@vitrina/editor-core/store';
import { useEffect, useEffectEvent } from 'react';

import { useBuilderDispatch } from '../../store/hooks.ts';
import { HandTool } from './HandTool.tsx';
import type { ZoomAnchor } from './useZoomAnchor.ts';

/** Props of {@link ZoomGestures}. */
export interface ZoomGesturesProps {
  /** Element that scrolls the page. */
  readonly viewport: HTMLElement;
  readonly stage: HTMLElement;
  readonly scale: number;
  readonly onAnchor: (anchor: ZoomAnchor) => void;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Zooms to the pointer by Ctrl and wheel and by two fingers, and moves the page while Space is held. */
export function ZoomGestures({ viewport, stage, scale, onAnchor }: ZoomGesturesProps) {
  const dispatch = useBuilderDispatch();
  const zoomAt = useEffectEvent((zoom: number, { clientX, clientY }: Point) => {
    const { left, top } = stage.getBoundingClientRect();
    onAnchor({ x: (clientX - left) / scale, y: (clientY - top) / scale, clientX, clientY });
    dispatch(viewActions.zoomChosen(zoom));
  });
  const getScale = useEffectEvent(() => scale);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A trackpad reports a pinch as a wheel with Ctrl.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomAt(getScale() * Math.exp(-toPx(event) * wheelFactor), event);
    };
    let pinch: { readonly distance: number; readonly scale: number } | undefined;
    const onTouchStart = ({ touches }: TouchEvent) => {
      const [one, other] = touches;
      pinch = one && other && { distance: measure(one, other), scale: getScale() };
    };
    const onTouchMove = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!pinch || !one || !other) return;
      if (event.cancelable) event.preventDefault();
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      zoomAt((pinch.scale * measure(one, other)) / pinch.distance, middle);
    };
    const onTouchEnd = () => {
      pinch = undefined;
    };
    viewport.addEventListener('wheel', onWheel, { signal, passive: false });
    viewport.addEventListener('touchstart', onTouchStart, { signal, passive: true });
    viewport.addEventListener('touchmove', onTouchMove, { signal, passive: false });
    viewport.addEventListener('touchend', onTouchEnd, { signal });
    viewport.addEventListener('touchcancel', onTouchEnd, { signal });
    return () => controller.abort();
  }, [viewport]);
  return <HandTool viewport={viewport} />;
}

/** Change of the zoom's logarithm per pixel of the wheel: a notch of a mouse changes it by about a fifth. */
const wheelFactor = 0.002;

/** Height of a line of a wheel that counts lines, in pixels. */
const linePx = 33;

function toPx({ deltaY, deltaMode }: WheelEvent): number {
  const px = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * linePx : deltaY;
  return Math.max(-200, Math.min(200, px));
}

function measure(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}
