import { getComponent } from '@vitrina/epack-model';

import type { Refusal } from '../nesting/getNestingRefusal.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { canEditSelection, getActiveId, getActivePage } from '../store/selectors.ts';
import {
  addLine,
  hasHeader,
  duplicateLines,
  removeLines,
  resetWidths,
  stepLines,
  toggleHeader,
  type Line,
} from '../tables/tableEdits.ts';
import type { Side } from '../tables/plannedTable.ts';
import { findTablePlace } from '../tables/tableGrid.ts';
import { findTarget, type TableTarget } from '../tables/tableTarget.ts';
import type { Command } from './command.ts';
import type { Hotkey } from './hotkeys.ts';

function readTarget(state: EditorState): TableTarget | undefined {
  const page = getActivePage(state);
  return page && canEditSelection(state) ? findTarget(page, state.view.selection) : undefined;
}

function isInTable(state: EditorState): boolean {
  const page = getActivePage(state);
  return (
    canEditSelection(state) && page !== undefined && findTablePlace(page, getActiveId(state)) !== undefined
  );
}

interface TableCommandInput {
  readonly id: `${Line}-${TableAction}`;
  readonly hotkey?: Hotkey;
  readonly canRun: (target: TableTarget) => boolean;
  readonly edit: () => EditorThunk<Refusal | undefined>;
}

type TableAction = 'before' | 'after' | 'moveBefore' | 'moveAfter' | 'duplicate' | 'delete';

function createTableCommand({ id, hotkey, canRun, edit }: TableCommandInput): Command {
  return {
    id,
    labelId: `builder.command.${id}`,
    group: 'table',
    ...(hotkey !== undefined && { hotkeys: [hotkey] }),
    worksInText: true,
    canRun(state) {
      const target = readTarget(state);
      // In a table with a series, running the command shows the reason.
      return target === undefined ? isInTable(state) : canRun(target);
    },
    run({ store, announce, refuse }) {
      const refusal = store.dispatch(edit());
      if (refusal) refuse(refusal);
      else announce({ id: `builder.announce.table.${id}` });
    },
  };
}

const arrows = {
  row: { before: 'ArrowUp', after: 'ArrowDown' },
  column: { before: 'ArrowLeft', after: 'ArrowRight' },
} as const;

function createLineCommands(line: Line): readonly Command[] {
  const isSelected = ({ rows, columns }: TableTarget) => (line === 'row' ? rows : columns).length > 0;
  const createAdd = (side: Side) =>
    createTableCommand({
      id: `${line}-${side}`,
      hotkey: `Ctrl+Alt+${arrows[line][side]}`,
      canRun: ({ shape }) => line === 'row' || shape !== 'rows',
      edit: () => addLine(line, side),
    });
  const createMove = (side: Side) =>
    createTableCommand({
      id: `${line}-${side === 'before' ? 'moveBefore' : 'moveAfter'}`,
      hotkey: `Ctrl+Alt+Shift+${arrows[line][side]}`,
      canRun: isSelected,
      edit: () => stepLines(line, side),
    });
  return [
    createAdd('before'),
    createAdd('after'),
    createMove('before'),
    createMove('after'),
    createTableCommand({ id: `${line}-duplicate`, canRun: isSelected, edit: () => duplicateLines(line) }),
    createTableCommand({
      id: `${line}-delete`,
      hotkey: line === 'row' ? 'Ctrl+Alt+Backspace' : 'Ctrl+Alt+Shift+Backspace',
      canRun: isSelected,
      edit: () => removeLines(line),
    }),
  ];
}

function createHeaderCommand(line: Line): Command {
  return {
    id: `header-${line}`,
    labelId: `builder.command.header-${line}`,
    group: 'table',
    canRun: isInTable,
    isChecked(state, catalogue) {
      const page = getActivePage(state);
      const tableId = page && findTablePlace(page, getActiveId(state))?.tableId;
      return (
        page !== undefined && tableId !== undefined && hasHeader({ page }, tableId, line, catalogue.find)
      );
    },
    run({ store, refuse }) {
      const refusal = store.dispatch(toggleHeader(line));
      if (refusal) refuse(refusal);
    },
  };
}

const resetWidthsCommand: Command = {
  id: 'resetWidths',
  labelId: 'builder.command.resetWidths',
  group: 'table',
  canRun(state) {
    const page = getActivePage(state);
    const target = readTarget(state);
    return page !== undefined && getComponent(page, target?.grid.id ?? 0)?.props.columnWidths !== undefined;
  },
  run({ store, refuse }) {
    const refusal = store.dispatch(resetWidths());
    if (refusal) refuse(refusal);
  },
};

const lineCommands = { row: createLineCommands('row'), column: createLineCommands('column') };
const headerCommands = { row: createHeaderCommand('row'), column: createHeaderCommand('column') };

/** Commands for the rows and columns of the table around the active component. */
export const tableCommands: readonly Command[] = [
  ...lineCommands.row,
  ...lineCommands.column,
  headerCommands.row,
  headerCommands.column,
  resetWidthsCommand,
];

/** The commands of a row and of a column, in groups, as their menus list them. */
export const lineMenus: Readonly<Record<Line, readonly (readonly Command[])[]>> = {
  row: [...toMenu(lineCommands.row), [headerCommands.row]],
  column: [...toMenu(lineCommands.column), [headerCommands.column, resetWidthsCommand]],
};

/** Groups the commands of a row or column: inserting, moving, and the line itself. */
function toMenu(commands: readonly Command[]): readonly (readonly Command[])[] {
  return [commands.slice(0, 2), commands.slice(2, 4), commands.slice(4)];
}
