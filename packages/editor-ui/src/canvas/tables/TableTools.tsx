import Add from '@mui/icons-material/AddOutlined';
import type { ComponentId } from '@vitrina/epack-model';
import { type EditorState, getActiveId, getActivePage } from '@vitrina/editor-core/store';
import { appendLine, findTablePlace, type Line, readGrid } from '@vitrina/editor-core/tables';
import { useIntl } from 'react-intl';

import './tables.css';
import { useEditor } from '../../editor/EditorContext.ts';
import { useBuilderDispatch, useEditorState } from '../../store/hooks.ts';
import { useOverBlock, type OverlayPlace } from '../../surface/overBlock.ts';
import { ColumnBorders } from './ColumnBorders.tsx';
import { LineHandles } from './LineHandles.tsx';
import { useHoveredCell } from './useHoveredCell.ts';
import { useTableBoxes } from './useTableBoxes.ts';

/** Renders the handles of the rows and columns of the table that is selected or contains the active block. */
export function TableTools(place: OverlayPlace) {
  const tableId = useEditorState(findActiveTable);
  return tableId === undefined ? null : <Tools key={tableId} tableId={tableId} {...place} />;
}

function findActiveTable(state: EditorState): ComponentId | undefined {
  const page = getActivePage(state);
  const id = getActiveId(state);
  if (page === undefined || id === undefined || state.view.picking) return undefined;
  const tableId = findTablePlace(page, id)?.tableId;
  return tableId !== undefined && readGrid(page, tableId) ? tableId : undefined;
}

function Tools({ tableId, surface, stage }: OverlayPlace & { readonly tableId: ComponentId }) {
  const ref = useOverBlock({ surface, stage }, tableId);
  const boxes = useTableBoxes(surface, tableId);
  const hovered = useHoveredCell(surface, tableId);
  return (
    <div ref={ref} className="table-tools">
      <LineHandles line="column" tableId={tableId} boxes={boxes.columns} hovered={hovered?.column} />
      <LineHandles line="row" tableId={tableId} boxes={boxes.rows} hovered={hovered?.row} />
      <ColumnBorders tableId={tableId} boxes={boxes} surface={surface} />
      <AppendButton line="column" tableId={tableId} />
      <AppendButton line="row" tableId={tableId} />
    </div>
  );
}

function AppendButton({ line, tableId }: { readonly line: Line; readonly tableId: ComponentId }) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { announce, refuse } = useEditor();
  const append = () => {
    const refusal = dispatch(appendLine(tableId, line));
    if (refusal) refuse(refusal);
    else announce({ id: `builder.announce.table.${line}-after` });
  };
  const label = intl.formatMessage({ id: `builder.table.append.${line}` });
  return (
    <button
      type="button"
      className={`table-append table-append-${line}`}
      aria-label={label}
      title={label}
      onClick={append}
    >
      <Add sx={{ fontSize: 14 }} />
    </button>
  );
}
