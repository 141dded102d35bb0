import { getActiveId } from '@vitrina/editor-core/store';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { useEditorState } from '../../store/hooks.ts';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { useMeasured } from '../../surface/useMeasured.ts';
import { listTicks } from './listTicks.ts';
import { useKeptRulers } from './useKeptRulers.ts';
import './rulers.css';

/** Props of {@link Rulers}. */
export interface RulersProps {
  readonly surface: CanvasSurface;
  /** The size of the page on the screen; 1 is its real size. */
  readonly scale: number;
}

/** Shows rulers above and beside the page while they are switched on, in pixels of the page. */
export function Rulers(props: RulersProps) {
  useKeptRulers();
  const isShown = useEditorState((state) => state.view.areRulersShown);
  return isShown ? <ShownRulers {...props} /> : null;
}

/** The length of the page in one direction, and the part that the active block takes, in pixels of the page. */
interface Extent {
  readonly lengthPx: number;
  readonly from?: number;
  readonly to?: number;
}

function ShownRulers({ surface, scale }: RulersProps) {
  const activeId = useEditorState(getActiveId);
  const findBlock = useCallback(
    () => (activeId === undefined ? undefined : surface.findBlock(activeId)) ?? surface.page,
    [surface, activeId],
  );
  const read = useCallback(() => {
    const page = surface.page.getBoundingClientRect();
    const block = activeId === undefined ? undefined : surface.findBlock(activeId)?.getBoundingClientRect();
    const toPx = (px: number) => Math.round(px / scale);
    const x: Extent = {
      lengthPx: toPx(page.width),
      ...(block && { from: toPx(block.left - page.left), to: toPx(block.right - page.left) }),
    };
    const y: Extent = {
      lengthPx: toPx(page.height),
      ...(block && { from: toPx(block.top - page.top), to: toPx(block.bottom - page.top) }),
    };
    return { x, y };
  }, [surface, activeId, scale]);
  const extents = useMeasured(surface, findBlock, read);
  return (
    <div aria-hidden className="rulers">
      {extents && <Ruler line="x" scale={scale} {...extents.x} />}
      {extents && <Ruler line="y" scale={scale} {...extents.y} />}
    </div>
  );
}

function Ruler({
  line,
  scale,
  lengthPx,
  from,
  to,
}: Extent & { readonly line: 'x' | 'y'; readonly scale: number }) {
  const intl = useIntl();
  const text = (px: number) => intl.formatNumber(px, { useGrouping: false });
  const start = line === 'x' ? 'left' : 'top';
  const extent = line === 'x' ? 'width' : 'height';
  const isNear = (px: number) =>
    [from, to].some((edge) => edge !== undefined && Math.abs(edge - px) * scale < nearPx);
  return (
    <div className={`ruler ruler-${line}`} style={{ [extent]: lengthPx * scale }}>
      {listTicks(lengthPx, scale).map((px) => (
        <span key={px} className="ruler-tick" style={{ [start]: px * scale }}>
          {!isNear(px) && text(px)}
        </span>
      ))}
      {from !== undefined && to !== undefined && (
        <div className="ruler-extent" style={{ [start]: from * scale, [extent]: (to - from) * scale }}>
          <span className="ruler-from">{text(from)}</span>
          <span className="ruler-to">{text(to)}</span>
        </div>
      )}
    </div>
  );
}

/** Distance within which the number of a tick would be under that of the selection, in pixels of the window. */
const nearPx = 36;
