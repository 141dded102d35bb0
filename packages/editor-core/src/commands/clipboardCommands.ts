import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { canEditSelection, countSelected, getActivePage, getPageName } from '../store/selectors.ts';
import { removeSelected } from '../edits/blockEdits.ts';
import { copyStyle, pasteStyle } from '../edits/styleEdits.ts';
import type { Command, CommandContext } from './command.ts';
import { reportPasteProblem } from './reportPasteProblem.ts';

async function copy({ store, clipboard, notify }: CommandContext): Promise<boolean> {
  const state = store.getState();
  const page = getActivePage(state);
  if (page === undefined) return false;
  const { rules } = store.services.catalogue;
  try {
    return await clipboard.write({ page, ids: state.view.selection, rules, from: getPageName(state) });
  } catch {
    notify({ id: 'builder.clipboard.denied' });
    return false;
  }
}

async function paste(context: CommandContext): Promise<void> {
  const { store, clipboard, announce, notify } = context;
  const read = await clipboard.read().then(
    (copied) => ({ copied }),
    () => undefined,
  );
  if (read === undefined) return notify({ id: 'builder.clipboard.denied' });
  if (read.copied === undefined) return notify({ id: 'builder.clipboard.nothing' });
  const problem = store.dispatch(pasteComponents(read.copied));
  if (problem === undefined)
    announce({ id: 'builder.announce.pasted', values: countSelected(store.getState()) });
  else reportPasteProblem(problem, context);
}

/**
 * Copy, cut and paste for menus and the command palette. The hotkeys of those for blocks are native browser
 * events.
 */
export const clipboardCommands: readonly Command[] = [
  {
    id: 'copy',
    labelId: 'builder.command.copy',
    group: 'edit',
    hotkeys: ['Mod+C'],
    isNative: true,
    canRun: canEditSelection,
    run: (context) => {
      const values = countSelected(context.store.getState());
      void copy(context).then(
        (isCopied) => isCopied && context.announce({ id: 'builder.announce.copied', values }),
      );
    },
  },
  {
    id: 'cut',
    labelId: 'builder.command.cut',
    group: 'edit',
    hotkeys: ['Mod+X'],
    isNative: true,
    canRun: canEditSelection,
    run: (context) => {
      const values = countSelected(context.store.getState());
      void copy(context).then((isCopied) => {
        if (!isCopied) return;
        const refusal = context.store.dispatch(removeSelected());
        if (refusal) context.refuse(refusal);
        else context.announce({ id: 'builder.announce.cut', values });
      });
    },
  },
  {
    id: 'paste',
    labelId: 'builder.command.paste',
    group: 'edit',
    hotkeys: ['Mod+V'],
    isNative: true,
    canRun: ({ view }) => view.tab === 'editor',
    run: (context) => void paste(context),
  },
  {
    id: 'copyStyle',
    labelId: 'builder.command.copyStyle',
    group: 'edit',
    hotkeys: ['Mod+Alt+C'],
    canRun: canEditSelection,
    run({ store, announce }) {
      if (store.dispatch(copyStyle())) announce({ id: 'builder.announce.styleCopied' });
    },
  },
  {
    id: 'pasteStyle',
    labelId: 'builder.command.pasteStyle',
    group: 'edit',
    hotkeys: ['Mod+Alt+V'],
    canRun: (state) => canEditSelection(state) && state.view.copiedStyle !== undefined,
    run({ store, announce, refuse }) {
      const refusal = store.dispatch(pasteStyle());
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.stylePasted' });
    },
  },
];
