import type { ComponentId } from '@vitrina/epack-model';
import { type Command, lineMenus } from '@vitrina/editor-core/commands';
import { type EditorState, getActivePage } from '@vitrina/editor-core/store';
import { findTarget, type Line, moveLine, selectLine } from '@vitrina/editor-core/tables';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { CommandMenu } from '../../editor/CommandMenu.tsx';
import { useEditor } from '../../editor/EditorContext.ts';
import { useBuilderDispatch, useEditorState } from '../../store/hooks.ts';
import { focusPage } from '../../surface/focusPage.ts';
import { type LineBox, useLineDrag } from '../line-drag/useLineDrag.ts';

interface LineHandlesProps {
  readonly line: Line;
  readonly tableId: ComponentId;
  readonly boxes: readonly LineBox[];
  /** Index of the row or column under the pointer. */
  readonly hovered: number | undefined;
}

/**
 * Renders a handle per row or column of a table: of those that are selected or under the pointer. A press selects the line and opens its menu, a drag moves it,
 * and arrows lead from handle to handle.
 */
export function LineHandles({ line, tableId, boxes, hovered }: LineHandlesProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { announce, refuse } = useEditor();
  const selected = useEditorState((state) => listSelected(state, line));
  const [menu, setMenu] = useState<HTMLElement>();
  const drag = useLineDrag(line, boxes, (from, to) => {
    const refusal = dispatch(moveLine(tableId, line, from, to));
    if (refusal) refuse(refusal);
    else announce({ id: `builder.announce.table.${line}-${to < from ? 'moveBefore' : 'moveAfter'}` });
  });
  const open = (handle: HTMLElement, at: number) => {
    dispatch(selectLine(tableId, line, at));
    setMenu(handle);
  };
  const close = (command?: Command) => {
    setMenu(undefined);
    // After a command, the keyboard is where it leads; otherwise, it stays on the handle.
    if (command === undefined) menu?.focus();
    else requestAnimationFrame(() => focusPage());
  };
  const stop = Number(selected.split(' ')[0] || 0);
  const indexes = new Set(selected === '' ? [] : selected.split(' ').map(Number));
  const name = (at: number) => intl.formatMessage({ id: `builder.table.${line}` }, { number: at + 1 });
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: `builder.table.${line}s` })}
      aria-orientation={line === 'row' ? 'vertical' : 'horizontal'}
      className={`table-handles table-handles-${line}`}
      onKeyDown={onArrow}
    >
      {boxes.map(({ start, end }, at) => (
        <button
          // Lines have no ID of their own, so the index is the key.
          key={at}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          className={getClassName(at, indexes, hovered)}
          aria-label={name(at)}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined && indexes.has(at)}
          style={line === 'row' ? { top: start, height: end - start } : { left: start, width: end - start }}
          {...drag.handleProps(at)}
          onClick={({ currentTarget }) => !drag.wasDragged() && open(currentTarget, at)}
        />
      ))}
      {drag.markPx !== undefined && (
        <div
          aria-hidden
          className="table-drop"
          style={line === 'row' ? { top: drag.markPx } : { left: drag.markPx }}
        />
      )}
      {menu && (
        <CommandMenu
          label={intl.formatMessage({ id: `builder.table.${line}s` })}
          groups={lineMenus[line]}
          anchorEl={menu}
          onClose={close}
        />
      )}
    </div>
  );
}

/**
 * Returns the class of a handle. Those of other lines than the selected and hovered ones are quiet, so that
 * they don't cover the blocks around the table.
 */
function getClassName(at: number, selected: ReadonlySet<number>, hovered: number | undefined): string {
  if (selected.has(at)) return 'table-handle table-handle-selected';
  return at === hovered || selected.size === 0 ? 'table-handle' : 'table-handle table-handle-quiet';
}

/** Returns the indexes of the selected rows or columns as text, which is the same as long as they are. */
function listSelected(state: EditorState, line: Line): string {
  const page = getActivePage(state);
  const target = page && findTarget(page, state.view.selection);
  if (target === undefined) return '';
  // All rows of a column are selected with it.
  const { rows, columns, shape } = target;
  return line === 'column' ? columns.join(' ') : shape === 'columns' ? '' : rows.join(' ');
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('.table-handle')];
  const at = handles.findIndex((handle) => handle === event.target);
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape') focusPage();
  else if (step !== undefined) handles[at + step]?.focus();
  else return;
  // Keeps the page's commands for the same keys from acting on the block.
  event.preventDefault();
}
