import { useLayoutEffect } from 'react';

import type { CanvasSurface } from '../surface/canvasSurface.ts';

/**
 * Keeps the stage as high as the page on it is on the screen, within the frame in which an edit makes that another: the
 * editor around the page is not drawn anew for it.
 *
 * @param host - the element that the page is in, before it is scaled
 */
export function useStageHeight(
  stage: HTMLElement | null,
  host: HTMLElement | null,
  scale: number,
  surface: CanvasSurface | undefined,
): void {
  useLayoutEffect(() => {
    if (!stage || !host || !surface) return undefined;
    const { layout } = surface;
    let heightPx: number | undefined;
    const update = () => {
      if (host.clientHeight === heightPx) return;
      heightPx = host.clientHeight;
      stage.style.setProperty('height', `${heightPx * scale}px`);
    };
    // What makes the page higher without an edit, such as a picture that arrived, takes the next frame.
    const resizes = new ResizeObserver(() => {
      if (host.clientHeight !== heightPx) layout.raise();
    });
    update();
    resizes.observe(host);
    const stop = layout.subscribe(update);
    return () => {
      resizes.disconnect();
      stop();
    };
  }, [stage, host, scale, surface]);
}
