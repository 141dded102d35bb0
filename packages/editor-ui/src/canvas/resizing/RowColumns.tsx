import { listSharedColumns, moveShares, planShares, resize } from '@vitrina/editor-core/resizing';
import { getActivePage } from '@vitrina/editor-core/store';
import type { ComponentId, SinglePageChange } from '@vitrina/epack-model';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useChildIds, useComponent, useEditorState } from '../../store/hooks.ts';
import { useOverBlock, type OverlayPlace } from '../../surface/overBlock.ts';
import { useMeasured } from '../../surface/useMeasured.ts';
import { ValueHandle } from '../value-handle/ValueHandle.tsx';
import { useLengthText } from './useLengthText.ts';
import { usePreviewedChanges } from './usePreviewedChanges.ts';

interface RowColumnsProps extends OverlayPlace {
  readonly rowId: ComponentId;
}

interface DraggedShares {
  readonly column: number;
  readonly shares: readonly number[];
  readonly changes: readonly SinglePageChange[];
}

/** Renders the borders between the columns of a row, which set both shares. */
export function RowColumns({ rowId, surface, stage }: RowColumnsProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { announce, refuse } = useEditor();
  const { catalogue } = store.services;
  const toText = useLengthText();
  const size = useEditorState((state) => state.view.size);
  const row = useComponent(rowId);
  const childIds = useChildIds(rowId);
  const columnIds = useMemo(() => {
    const page = row && getActivePage(store.getState());
    return page && childIds ? listSharedColumns(page, rowId, catalogue, size) : [];
  }, [store, rowId, row, childIds, catalogue, size]);
  const ref = useOverBlock({ surface, stage }, rowId);
  const findRow = useCallback(() => surface.findBlock(rowId), [surface, rowId]);
  const read = useCallback(() => {
    const origin = surface.findBlock(rowId)?.getBoundingClientRect();
    const boxes = columnIds.map((id) => surface.findBlock(id)?.getBoundingClientRect());
    if (origin === undefined) return [];
    return boxes.flatMap((box) =>
      box?.width ? { start: box.left - origin.left, end: box.right - origin.left } : [],
    );
  }, [surface, rowId, columnIds]);
  const measured = useMeasured(surface, findRow, read) ?? [];
  const from = useRef<readonly number[]>(undefined);
  const [dragged, setDragged] = useState<DraggedShares>();
  usePreviewedChanges(surface, dragged?.changes);
  // A hidden column has no share.
  const boxes = measured.length === columnIds.length ? measured : [];
  const widths = toWidths(boxes);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const isRtl = (boxes[0]?.start ?? 0) > (boxes[1]?.start ?? 0);
  const plan = (fromPx: readonly number[], column: number, byPx: number, isFree: boolean): DraggedShares => {
    const shares = moveShares(fromPx, column, isRtl ? -byPx : byPx, isFree);
    const page = getActivePage(store.getState());
    return { column, shares, changes: page ? planShares(page, rowId, shares, size, catalogue) : [] };
  };
  const put = ({ changes, column, shares }: DraggedShares, by: 'drag' | 'keyboard') => {
    const refusal = store.dispatch(resize(changes, by));
    if (refusal) return refuse(refusal);
    const width = toText(shares[column] ?? 0, '%');
    announce({ id: 'builder.table.widthAt', values: { number: column + 1, width } });
  };
  const shareAt = (column: number) =>
    dragged?.shares[column] ?? (whole > 0 ? ((widths[column] ?? 0) / whole) * 100 : 0);
  return (
    <div ref={ref} className="resize-tools">
      {boxes.slice(0, -1).map((box, column) => {
        const next = boxes[column + 1] ?? box;
        const share = Math.round(shareAt(column) * 10) / 10;
        return (
          <ValueHandle
            key={columnIds[column]}
            orientation="vertical"
            label={intl.formatMessage({ id: 'builder.table.width' }, { number: column + 1 })}
            text={`${toText(share, '%')} · ${toText(Math.round(shareAt(column + 1) * 10) / 10, '%')}`}
            now={share}
            min={0}
            max={100}
            className="resize-columns"
            style={{ left: isRtl ? (next.end + box.start) / 2 : (box.end + next.start) / 2 }}
            onStart={() => {
              from.current = widths;
            }}
            onDrag={({ x, isFree }) => setDragged(from.current && plan(from.current, column, x, isFree))}
            onDrop={({ x, isFree }) => {
              setDragged(undefined);
              if (from.current) put(plan(from.current, column, x, isFree), 'drag');
            }}
            onCancel={() => setDragged(undefined)}
            // Measures again, because keys can be faster than the screen.
            onStep={(steps) => put(plan(toWidths(read()), column, (steps * whole) / 100, false), 'keyboard')}
            onLeave={() => surface.findBlock(rowId)?.focus({ preventScroll: true })}
          />
        );
      })}
    </div>
  );
}

function toWidths(boxes: readonly { readonly start: number; readonly end: number }[]): readonly number[] {
  return boxes.map(({ start, end }) => end - start);
}
