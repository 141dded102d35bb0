import type { CopiedComponents } from '../clipboard/clipboardText.ts';
import { toWireComponents } from '../clipboard/clipboardText.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { readSelectedCells } from '../tables/readSelectedCells.ts';
import type { CommandContext } from './command.ts';
import { getCommand } from './commands.ts';

/**
 * Runs a command without a screen, for scripts. Drops announcements; the clipboard is local to the script.
 *
 * @param id - see {@link commands}
 * @throws Error if the command is unknown, can't run now, or is refused; the message contains the refusal's
 * code
 */
export function runHeadless(store: EditorStore, id: string): void {
  const command = getCommand(id);
  if (!command.canRun(store.getState())) throw new Error(`The command ${id} cannot run now`);
  command.run(createHeadlessContext(store, id));
}

const copies = new WeakMap<EditorStore, CopiedComponents>();

function createHeadlessContext(store: EditorStore, commandId: string): CommandContext {
  const fail = (code: string): never => {
    throw new Error(`The command ${commandId} was refused: ${code}`);
  };
  return {
    store,
    clipboard: {
      write({ page, ids, rules, from }) {
        const components = toWireComponents(page, ids, rules);
        copies.set(store, { components, from, cells: readSelectedCells(page, ids) });
        return Promise.resolve(components.length > 0);
      },
      read: () => Promise.resolve(copies.get(store)),
    },
    announce: () => undefined,
    refuse: ({ code }) => fail(code),
    notify: ({ id }) => fail(id),
    openPreview: () => fail('noScreen'),
    download: () => fail('noScreen'),
  };
}
