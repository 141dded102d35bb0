import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { Outlines } from './outlines/Outlines.tsx';
import { PageWidth, type PageWidthProps } from './page-width/PageWidth.tsx';
import { Rulers } from './rulers/Rulers.tsx';
import { ZoomGestures, type ZoomGesturesProps } from './zoom/ZoomGestures.tsx';

/** Props of {@link ViewTools}. */
export interface ViewToolsProps extends PageWidthProps, ZoomGesturesProps {
  readonly surface: CanvasSurface;
}

/** Renders what changes the view of the page: its width, zoom, outlines and rulers. */
export function ViewTools({ surface, viewport, stage, scale, onAnchor, roomPx, onHold }: ViewToolsProps) {
  return (
    <>
      <PageWidth roomPx={roomPx} scale={scale} onHold={onHold} />
      <ZoomGestures viewport={viewport} stage={stage} scale={scale} onAnchor={onAnchor} />
      <Outlines surface={surface} scale={scale} />
      <Rulers surface={surface} scale={scale} />
    </>
  );
}
