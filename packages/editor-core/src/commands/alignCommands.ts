import { alignments, planAlignment, type Alignment } from '../resizing/alignBlocks.ts';
import { resize } from '../resizing/resize.ts';
import type { EditorState } from '../store/editorState.ts';
import { canEditSelection, getActiveId, getActivePage } from '../store/selectors.ts';
import type { Command } from './command.ts';
import type { Hotkey } from './hotkeys.ts';

const hotkeys: Readonly<Record<Alignment, Hotkey>> = {
  start: 'Alt+Shift+L',
  center: 'Alt+Shift+C',
  end: 'Alt+Shift+R',
  top: 'Alt+Shift+T',
  middle: 'Alt+Shift+M',
  bottom: 'Alt+Shift+B',
  distribute: 'Alt+Shift+E',
};

/** Commands that align the blocks of a row, or a block in its container, at the size in view. */
export const alignCommands: readonly Command[] = alignments.map((alignment) => ({
  id: `align-${alignment}`,
  labelId: `builder.command.align.${alignment}`,
  group: 'block',
  hotkeys: [hotkeys[alignment]],
  canRun: (state) => canEditSelection(state) && plan(state, alignment) !== undefined,
  run({ store, announce, refuse }) {
    const change = plan(store.getState(), alignment);
    if (change === undefined) return;
    const refusal = store.dispatch(resize([change], 'drag', 'align'));
    if (refusal) refuse(refusal);
    else announce({ id: 'builder.announce.aligned' });
  },
}));

function plan(state: EditorState, alignment: Alignment) {
  const page = getActivePage(state);
  const id = getActiveId(state);
  return page && id !== undefined ? planAlignment(page, id, alignment, state.view.size) : undefined;
}
