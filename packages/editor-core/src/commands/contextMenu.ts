import type { Catalogue } from '@vitrina/block-catalogue';

import { alignments } from '../resizing/alignBlocks.ts';
import { findEditableProp } from '../props/findEditableProp.ts';
import type { EditorState } from '../store/editorState.ts';
import { getActiveComponent, getActivePage } from '../store/selectors.ts';
import { isCell } from '../tables/cellSteps.ts';
import { findTablePlace } from '../tables/tableGrid.ts';
import type { Command } from './command.ts';
import { getCommand } from './commands.ts';
import { productMenu } from './productCommands.ts';
import { lineMenus } from './tableCommands.ts';

const clipboardIds = ['cut', 'copy', 'paste', 'duplicate', 'delete'];

/** Commands of a block, in groups. */
const blockIds = [
  ['editText', 'rename', 'selectParent'],
  clipboardIds,
  ['copyStyle', 'pasteStyle', 'selectSame'],
  ['insertAfter', 'insertInside', 'replaceBlock'],
  ['wrapRow', 'wrapIn', 'unwrap'],
  ['move-up', 'move-down', 'move-in', 'move-out'],
  ['toggleHidden', 'toggleLock', 'textAssist', 'saveCustom', 'saveSection'],
  alignments.map((alignment) => `align-${alignment}`),
];

/** Commands of the page, without a selection. */
const pageIds = [['paste', 'insertAfter', 'insertDesign']];

/** Commands of a block in a cell; those of its row and column follow. */
const inCellIds = [['editText', 'selectParent'], clipboardIds];

/** A cell is moved and removed with its row or column. */
const notOfCells = new Set(['cut', 'duplicate', 'delete']);

/** Returns the commands that apply to the selection, in groups, for its context menu. */
export function listContextMenu(state: EditorState, catalogue: Catalogue): readonly (readonly Command[])[] {
  const page = getActivePage(state);
  const component = getActiveComponent(state);
  const isInCell = page !== undefined && findTablePlace(page, component?.id)?.cellId !== undefined;
  const hasText = component !== undefined && findEditableProp(component, catalogue) !== undefined;
  const applies = (command: Command) =>
    command.canRun(state) &&
    (command.id !== 'editText' || hasText) &&
    !(component && isCell(component) && notOfCells.has(command.id));
  const ids = component === undefined ? pageIds : isInCell ? inCellIds : blockIds;
  const groups = ids.map((group) => group.map(getCommand));
  const all = isInCell
    ? [...groups, lineMenus.row.flat(), lineMenus.column.flat()]
    : [...groups, productMenu.flat()];
  return all.map((commands) => commands.filter(applies)).filter((commands) => commands.length > 0);
}
