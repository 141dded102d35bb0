import {
  componentsType,
  makeClipboardContent,
  readClipboardContent,
  webComponentsType,
  type ClipboardContent,
} from '../clipboard/clipboardContent.ts';
import { pasteComponents, sayPasteProblem } from '../clipboard/pasteComponents.ts';
import { canEditSelection, countSelected, getActivePage, getPageName } from '../store/selectors.ts';
import { removeSelected } from './blockEdits.ts';
import type { Command, CommandContext } from './command.ts';

async function copy({ store, complain }: CommandContext): Promise<boolean> {
  const state = store.getState();
  const page = getActivePage(state);
  const { rules } = store.services.catalogue;
  const content = page && makeClipboardContent(page, state.view.selection, rules, getPageName(state));
  if (content === undefined) return false;
  try {
    await navigator.clipboard.write([new ClipboardItem(toItem(content))]);
    return true;
  } catch {
    complain({ id: 'builder.clipboard.denied' });
    return false;
  }
}

/** What may be written of it: our own kind only where the browser takes others; the HTML carries the components too. */
function toItem({ [componentsType]: own, ...known }: ClipboardContent): Record<string, string | Blob> {
  if (!ClipboardItem.supports(webComponentsType)) return known;
  return { ...known, [webComponentsType]: new Blob([own], { type: webComponentsType }) };
}

async function paste(context: CommandContext): Promise<void> {
  const { store, announce } = context;
  const content = await readItems().catch(() => undefined);
  const copied = content && readClipboardContent((type) => content[type] ?? '');
  const problem =
    copied === undefined
      ? `builder.clipboard.${content === undefined ? 'denied' : 'nothing'}`
      : store.dispatch(pasteComponents(copied));
  if (problem === undefined)
    announce({ id: 'builder.announce.pasted', values: countSelected(store.getState()) });
  else sayPasteProblem(problem, context);
}

const isRead = (type: string): boolean => type.startsWith('text/') || type === webComponentsType;

/** The clipboard's content by MIME type. */
async function readItems(): Promise<Readonly<Record<string, string>>> {
  const content: Record<string, string> = {};
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types.filter(isRead)) content[type] = await (await item.getType(type)).text();
  }
  return content;
}

/** Copy, cut and paste for menus and the command palette; their keys are the browser's own events. */
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
];
