import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { type EditorState, getActivePage } from '@vitrina/editor-core/store';
import {
  fitted,
  moveBorder,
  readGrid,
  readWidths,
  resetWidths,
  resizeColumns,
} from '@vitrina/editor-core/tables';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useEditorState } from '../../store/hooks.ts';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { overrideCss } from '../blockSheets.ts';
import { ValueHandle, type Way } from '../value-handle/ValueHandle.tsx';
import type { TableBoxes } from './useTableBoxes.ts';

interface ColumnBordersProps {
  readonly tableId: ComponentId;
  readonly boxes: TableBoxes;
  readonly surface: CanvasSurface;
}

/** A drag of the border behind a column. */
interface BorderDrag {
  readonly column: number;
  readonly widths: readonly number[];
}

/** Renders the borders between the columns of a table, which set their widths by drag and by arrow keys. */
export function ColumnBorders({ tableId, boxes, surface }: ColumnBordersProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { announce, refuse } = useEditor();
  // As text, which is the same as long as the widths are.
  const stored = useEditorState((state) => readStored(state, tableId)?.join(' '));
  const [drag, setDrag] = useState<BorderDrag>();
  /** The widths when a drag began. */
  const from = useRef<readonly number[]>(undefined);
  usePreview(surface, tableId, drag?.widths);
  const { columns, rows } = boxes;
  const isRtl = (columns[0]?.start ?? 0) > (columns[1]?.start ?? 0);
  const tablePx = columns.reduce((sum, { start, end }) => sum + end - start, 0);
  const measured = () => fitted(columns.map(({ start, end }) => Math.max(end - start, 1)));
  const percent = (width: number | undefined) =>
    intl.formatNumber((width ?? 0) / 100, { style: 'percent', maximumFractionDigits: 1 });
  const resize = (widths: readonly number[], column: number) => {
    const refusal = store.dispatch(resizeColumns(tableId, widths));
    if (refusal) refuse(refusal);
    else
      announce({
        id: 'builder.table.widthAt',
        values: { number: column + 1, width: percent(widths[column]) },
      });
  };
  const readDrag = (column: number, way: Way): BorderDrag | undefined => {
    if (from.current === undefined) return undefined;
    const by = (way.x / tablePx) * (isRtl ? -100 : 100);
    return { column, widths: moveBorder(from.current, column, by) };
  };
  const step = (column: number, steps: number) => {
    const widths = readStored(store.getState(), tableId) ?? measured();
    resize(moveBorder(widths, column, isRtl ? -steps : steps), column);
  };
  const top = rows[0]?.start ?? 0;
  const height = (rows.at(-1)?.end ?? 0) - top;
  const shown =
    drag?.widths ??
    stored?.split(' ').map(Number) ??
    fittedOrEmpty(columns.map(({ start, end }) => end - start));
  return columns.slice(0, -1).map(({ start, end }, column) => (
    <ValueHandle
      // Columns have no ID of their own, so the index is the key.
      key={column}
      orientation="vertical"
      label={intl.formatMessage({ id: 'builder.table.width' }, { number: column + 1 })}
      text={percent(shown[column])}
      now={shown[column] ?? 0}
      min={0}
      max={100}
      className="table-border"
      style={{ left: isRtl ? start : end, top, height }}
      onStart={() => {
        from.current = tablePx === 0 ? undefined : measured();
      }}
      onDrag={(way) => setDrag(readDrag(column, way))}
      onDrop={(way) => {
        const dragged = readDrag(column, way);
        setDrag(undefined);
        if (dragged) resize(dragged.widths, column);
      }}
      onCancel={() => setDrag(undefined)}
      onStep={(steps) => step(column, steps)}
      onReset={() => store.dispatch(resetWidths())}
      onLeave={() => surface.findBlock(tableId)?.focus()}
    />
  ));
}

/** Returns the stored widths of a table's columns; undefined if they follow the content. */
function readStored(state: EditorState, tableId: ComponentId): readonly number[] | undefined {
  const page = getActivePage(state);
  const grid = page && readGrid(page, tableId);
  return page && grid && readWidths(page, grid);
}

function fittedOrEmpty(widthsPx: readonly number[]): readonly number[] {
  return widthsPx.some((width) => width > 0) ? fitted(widthsPx) : [];
}

/** Shows the widths during a drag by an additional style sheet; the store changes after the drag. */
function usePreview(
  surface: CanvasSurface,
  tableId: ComponentId,
  widths: readonly number[] | undefined,
): void {
  const store = useEditorStore();
  useLayoutEffect(() => {
    const page = getActivePage(store.getState());
    const grid = page && getComponent(page, tableId) ? readGrid(page, tableId) : undefined;
    if (widths === undefined || grid === undefined) return undefined;
    // A table without widths has no elements for its columns, so its cells show them.
    const cells = grid.rows.flatMap((row) => row.cells.filter(({ span }) => span === 1));
    const css = [
      ...widths.map((width, at) => `.b${tableId}-column${at + 1}{width:${width}%}`),
      ...cells.map(({ id, column }) => `.b${id}{width:${widths[column] ?? 0}%}`),
    ];
    const remove = overrideCss(surface.shadowRoot, css.join(''));
    // The columns move within the table, whose size doesn't change.
    surface.layout.raise();
    return () => {
      remove();
      surface.layout.raise();
    };
  }, [surface, store, tableId, widths]);
}
