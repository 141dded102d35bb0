import { useLayoutEffect } from 'react';

import type { CanvasSurface } from '../surface/canvasSurface.ts';

/**
 * Keeps the stage as high as the scaled page. Updates the height in the same frame as the edit, without
 * re-rendering the editor around the page.
 *
 * @param host - the element that contains the page, before scaling
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
    // Height changes without an edit, such as a loaded image, are applied in the next frame.
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
