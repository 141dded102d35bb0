import { getChildIds, getComponent, rootId } from '@vitrina/epack-model';

import { redoEdit, undoEdit } from '../store/edit.ts';
import {
  canEditSelection,
  canRedoEdit,
  canUndoEdit,
  countSelected,
  getActiveComponent,
  getActiveId,
  getActivePage,
} from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { editText } from '../edits/editText.ts';
import { addNextPoint } from '../edits/pointEdits.ts';
import { findOuter } from '../tables/cellSteps.ts';
import { duplicateSelected, removeSelected, stepSelected } from '../edits/blockEdits.ts';
import type { Command, CommandContext } from './command.ts';
import type { EditorThunk } from '../store/editorState.ts';
import type { Refusal, Step } from '../nesting/getNestingRefusal.ts';

/** Undo and redo. */
export const historyCommands: readonly Command[] = [
  {
    id: 'undo',
    labelId: 'builder.command.undo',
    group: 'edit',
    hotkeys: ['Mod+Z'],
    canRun: canUndoEdit,
    run({ store, announce }) {
      store.dispatch(undoEdit());
      announce({ id: 'builder.announce.undone' });
    },
  },
  {
    id: 'redo',
    labelId: 'builder.command.redo',
    group: 'edit',
    hotkeys: ['Mod+Shift+Z', 'Mod+Y'],
    canRun: canRedoEdit,
    run({ store, announce }) {
      store.dispatch(redoEdit());
      announce({ id: 'builder.announce.redone' });
    },
  },
];

/** Runs an edit of the selected components and announces the result. */
function tryEdit(
  { store, announce, refuse }: CommandContext,
  edit: EditorThunk<Refusal | undefined>,
  announcementId:
    'builder.announce.deleted' | 'builder.announce.duplicated' | `builder.announce.moved.${Step}`,
): void {
  const values = countSelected(store.getState());
  const refusal = store.dispatch(edit);
  if (refusal) refuse(refusal);
  else announce({ id: announcementId, values });
}

/** Commands for the selected components or the active one. */
export const blockCommands: readonly Command[] = [
  {
    id: 'delete',
    labelId: 'builder.command.delete',
    group: 'block',
    hotkeys: ['Delete', 'Backspace'],
    canRun: canEditSelection,
    run: (context) => tryEdit(context, removeSelected(), 'builder.announce.deleted'),
  },
  {
    id: 'duplicate',
    labelId: 'builder.command.duplicate',
    group: 'block',
    hotkeys: ['Mod+D'],
    canRun: canEditSelection,
    run: (context) => tryEdit(context, duplicateSelected(), 'builder.announce.duplicated'),
  },
  createStepCommand('up', 'ArrowUp'),
  createStepCommand('down', 'ArrowDown'),
  createStepCommand('in', 'ArrowRight'),
  createStepCommand('out', 'ArrowLeft'),
  {
    id: 'editText',
    labelId: 'builder.command.editText',
    group: 'block',
    // Works only while the page has focus: elsewhere Enter activates the focused control.
    hotkeys: ['Enter'],
    isNative: true,
    canRun: (state) => canEditSelection(state) && countSelected(state).count === 1,
    run({ store, refuse, notify }) {
      const answer = store.dispatch(editText(getActiveId(store.getState())));
      if (answer === 'noText') notify({ id: 'builder.noText' });
      else if (answer) refuse(answer);
    },
  },
  {
    id: 'rename',
    labelId: 'builder.command.rename',
    group: 'block',
    hotkeys: ['F2'],
    canRun: (state) => canEditSelection(state) && countSelected(state).count === 1,
    run({ store }) {
      const id = getActiveId(store.getState());
      if (id !== undefined) store.dispatch(viewActions.renamingStarted(id));
    },
  },
  {
    id: 'addPoint',
    labelId: 'builder.command.addPoint',
    group: 'block',
    canRun: (state) => canEditSelection(state) && countSelected(state).count === 1,
    run({ store, announce, notify }) {
      const number = store.dispatch(addNextPoint(getActiveId(store.getState()) ?? rootId));
      if (number === undefined) notify({ id: 'builder.noPoint' });
      else announce({ id: 'builder.announce.pointAdded', values: { number } });
    },
  },
  {
    id: 'textAssist',
    labelId: 'builder.command.textAssist',
    group: 'block',
    canRun: (state) => canEditSelection(state) && getActiveComponent(state) !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('textAssist')),
  },
  {
    id: 'saveCustom',
    labelId: 'builder.command.saveCustom',
    group: 'block',
    canRun: canEditSelection,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('saveCustom')),
  },
  {
    id: 'saveSection',
    labelId: 'builder.command.saveSection',
    group: 'block',
    canRun: canEditSelection,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('saveSection')),
  },
  {
    id: 'saveTemplate',
    labelId: 'builder.command.saveTemplate',
    group: 'package',
    canRun: (state) => {
      const page = state.view.tab === 'editor' ? getActivePage(state) : undefined;
      return page !== undefined && getChildIds(page, rootId).length > 0;
    },
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('saveTemplate')),
  },
  {
    id: 'selectParent',
    labelId: 'builder.command.selectParent',
    group: 'block',
    hotkeys: ['Mod+ArrowUp'],
    canRun: (state) => (getActiveComponent(state)?.parentId ?? rootId) !== rootId,
    run({ store }) {
      const parentId = getActiveComponent(store.getState())?.parentId ?? rootId;
      const page = getActivePage(store.getState());
      if (page && getComponent(page, parentId)) store.dispatch(viewActions.selected([parentId]));
    },
  },
  {
    id: 'deselect',
    labelId: 'builder.command.deselect',
    group: 'block',
    hotkeys: ['Escape'],
    canRun: ({ view }) => view.tab === 'editor' && view.selection.length > 0,
    run({ store }) {
      const state = store.getState();
      const page = getActivePage(state);
      const activeId = getActiveId(state);
      // Leaves a table step by step: from a block to its cell, and from there to the table.
      const outerId = page && activeId !== undefined ? findOuter(page, activeId) : undefined;
      if (state.view.picking) store.dispatch(viewActions.pickingEnded());
      else store.dispatch(viewActions.selected(outerId === undefined ? [] : [outerId]));
    },
  },
];

function createStepCommand(step: Step, arrow: string): Command {
  return {
    id: `move-${step}`,
    labelId: `builder.command.move.${step}`,
    group: 'block',
    hotkeys: [`Alt+${arrow}`],
    canRun: canEditSelection,
    run: (context) => tryEdit(context, stepSelected(step), `builder.announce.moved.${step}`),
  };
}
