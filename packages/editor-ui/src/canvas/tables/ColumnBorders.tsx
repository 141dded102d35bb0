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
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useEditorState } from '../../store/hooks.ts';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { overrideCss } from '../blockSheets.ts';
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

interface Press {
  readonly column: number;
  readonly clientX: number;
  readonly tablePx: number;
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
  const press = useRef<Press>(undefined);
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
  const cancel = () => {
    press.current = undefined;
    setDrag(undefined);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, column: number) => {
    if (event.button !== 0 || !event.isPrimary || tablePx === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { column, clientX: event.clientX, tablePx, widths: measured() };
  };
  const readDrag = ({ clientX }: PointerEvent): BorderDrag | undefined => {
    const from = press.current;
    if (from === undefined || clientX === from.clientX) return undefined;
    const by = ((clientX - from.clientX) / from.tablePx) * (isRtl ? -100 : 100);
    return { column: from.column, widths: moveBorder(from.widths, from.column, by) };
  };
  const onPointerUp = (event: PointerEvent) => {
    // By the pointer itself: the last move may not be rendered yet.
    const dragged = readDrag(event);
    cancel();
    if (dragged) resize(dragged.widths, dragged.column);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, column: number) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (press.current) cancel();
      else surface.findBlock(tableId)?.focus();
    } else if (step === undefined) return;
    else {
      const widths = readStored(store.getState(), tableId) ?? measured();
      const by = step * (event.shiftKey ? 5 : 1) * (isRtl ? -1 : 1);
      resize(moveBorder(widths, column, by), column);
    }
    // Keeps the page's commands for the same keys from acting on the block.
    event.preventDefault();
  };
  const top = rows[0]?.start ?? 0;
  const height = (rows.at(-1)?.end ?? 0) - top;
  const shown =
    drag?.widths ??
    stored?.split(' ').map(Number) ??
    fittedOrEmpty(columns.map(({ start, end }) => end - start));
  return columns.slice(0, -1).map(({ start, end }, column) => (
    <div
      // Columns have no ID of their own, so the index is the key.
      key={column}
      role="separator"
      aria-orientation="vertical"
      aria-label={intl.formatMessage({ id: 'builder.table.width' }, { number: column + 1 })}
      aria-valuenow={Math.round(shown[column] ?? 0)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={percent(shown[column])}
      tabIndex={0}
      className={drag?.column === column ? 'table-border table-border-dragged' : 'table-border'}
      style={{ left: isRtl ? start : end, top, height }}
      onPointerDown={(event) => onPointerDown(event, column)}
      onPointerMove={(event) => setDrag(readDrag(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
      onDoubleClick={() => store.dispatch(resetWidths())}
      onKeyDown={(event) => onKeyDown(event, column)}
    >
      <span aria-hidden className="value-tag table-width">
        {percent(shown[column])}
      </span>
    </div>
  ));
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

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
