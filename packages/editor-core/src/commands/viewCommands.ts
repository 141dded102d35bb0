import { sizes } from '@vitrina/epack-model';

import { goToNextProblem } from '../problems/goToNextProblem.ts';
import type { EditorState } from '../store/editorState.ts';
import { editorTabs, leftTabs, viewActions, type Zoom } from '../store/viewSlice.ts';
import { stepZoom } from '../store/zoomRange.ts';
import type { Command } from './command.ts';
import type { Hotkey } from './hotkeys.ts';

const sizeCommands: readonly Command[] = sizes.map((size, index) => ({
  id: `size-${size}`,
  labelId: `builder.command.size.${size}`,
  group: 'view',
  hotkeys: [`Alt+${index + 1}`],
  canRun: (state) => state.view.tab === 'editor' && state.view.size !== size,
  run: ({ store }) => store.dispatch(viewActions.sizeChosen(size)),
}));

const panelCommands: readonly Command[] = leftTabs.map((tab) => ({
  id: `left-${tab}`,
  labelId: `builder.command.left.${tab}`,
  group: 'view',
  canRun: ({ view }) => view.tab === 'editor' && !(view.isPaletteOpen && view.leftTab === tab),
  run: ({ store }) => store.dispatch(viewActions.leftTabChosen(tab)),
}));

const tabCommands: readonly Command[] = editorTabs.map((tab) => ({
  id: `tab-${tab}`,
  labelId: `builder.command.tab.${tab}`,
  group: 'view',
  canRun: ({ view }) => view.tab !== tab,
  run: ({ store }) => store.dispatch(viewActions.tabOpened(tab)),
}));

const zoomCommands: readonly Command[] = [
  createZoomCommand('fit', 'fit', 'Shift+1'),
  createZoomCommand('full', 1, 'Shift+0'),
  createZoomStep('in', 1, 'Alt+='),
  createZoomStep('out', -1, 'Alt+-'),
];

function createZoomCommand(name: 'fit' | 'full', zoom: Zoom, hotkey: Hotkey): Command {
  return {
    id: `zoom-${name}`,
    labelId: `builder.command.zoom.${name}`,
    group: 'view',
    hotkeys: [hotkey],
    canRun: ({ view }) => view.tab === 'editor' && view.zoom !== zoom,
    run: ({ store }) => store.dispatch(viewActions.zoomChosen(zoom)),
  };
}

function createZoomStep(name: 'in' | 'out', step: 1 | -1, hotkey: Hotkey): Command {
  return {
    id: `zoom-${name}`,
    labelId: `builder.command.zoom.${name}`,
    group: 'view',
    hotkeys: [hotkey],
    canRun: ({ view }) => view.tab === 'editor' && stepZoom(getZoom(view), step) !== getZoom(view),
    run: ({ store }) => {
      const zoom = getZoom(store.getState().view);
      store.dispatch(viewActions.zoomChosen(stepZoom(zoom, step)));
    },
  };
}

function getZoom({ zoom, fittingZoom }: EditorState['view']): number {
  return zoom === 'fit' ? fittingZoom : zoom;
}

const problemCommands: readonly Command[] = [
  createProblemCommand('next', 1, 'F8'),
  createProblemCommand('previous', -1, 'Shift+F8'),
];

function createProblemCommand(name: 'next' | 'previous', step: 1 | -1, hotkey: Hotkey): Command {
  return {
    id: `problem-${name}`,
    labelId: `builder.command.problem.${name}`,
    group: 'view',
    hotkeys: [hotkey],
    worksWhileTyping: true,
    canRun: () => true,
    run: ({ store }) => void store.dispatch(goToNextProblem(step)),
  };
}

/** Commands that change the view but not the document. */
export const viewCommands: readonly Command[] = [
  {
    id: 'commands',
    labelId: 'builder.command.commands',
    group: 'view',
    hotkeys: ['Mod+K'],
    worksWhileTyping: true,
    canRun: () => true,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('commands')),
  },
  {
    id: 'shortcuts',
    labelId: 'builder.command.shortcuts',
    group: 'view',
    hotkeys: ['?'],
    canRun: () => true,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('shortcuts')),
  },
  {
    id: 'findProperty',
    labelId: 'builder.command.findProperty',
    group: 'view',
    hotkeys: ['/'],
    canRun: ({ view }) => view.tab === 'editor' && view.selection.length > 0,
    run: ({ store }) => store.dispatch(viewActions.fieldWanted('inspector:search')),
  },
  ...problemCommands,
  ...sizeCommands,
  ...zoomCommands,
  ...panelCommands,
  {
    id: 'toggleOutlines',
    labelId: 'builder.command.toggleOutlines',
    group: 'view',
    hotkeys: ['Alt+O'],
    canRun: (state) => state.view.tab === 'editor',
    isChecked: (state) => state.view.areOutlinesShown,
    run: ({ store }) => store.dispatch(viewActions.outlinesToggled()),
  },
  {
    id: 'toggleRulers',
    labelId: 'builder.command.toggleRulers',
    group: 'view',
    hotkeys: ['Alt+U'],
    canRun: (state) => state.view.tab === 'editor',
    isChecked: (state) => state.view.areRulersShown,
    run: ({ store }) => store.dispatch(viewActions.rulersToggled()),
  },
  {
    id: 'toggleBoard',
    labelId: 'builder.command.toggleBoard',
    group: 'view',
    hotkeys: ['Alt+B'],
    canRun: (state) => state.view.tab === 'editor',
    isChecked: (state) => state.view.isBoardShown,
    run: ({ store }) => store.dispatch(viewActions.boardToggled()),
  },
  {
    id: 'togglePalette',
    labelId: 'builder.command.togglePalette',
    group: 'view',
    hotkeys: ['['],
    canRun: (state) => state.view.tab === 'editor',
    run: ({ store }) => store.dispatch(viewActions.paletteToggled()),
  },
  {
    id: 'toggleInspector',
    labelId: 'builder.command.toggleInspector',
    group: 'view',
    hotkeys: [']'],
    canRun: (state) => state.view.tab === 'editor',
    run: ({ store }) => store.dispatch(viewActions.inspectorToggled()),
  },
  ...tabCommands,
];
