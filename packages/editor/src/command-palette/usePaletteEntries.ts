import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { useIntl } from 'react-intl';
import { commands, getCommand, formatHotkey } from '@vitrina/editor-core/commands';
import { isAppleSystem } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { useAddBlock } from '../palette/useAddBlock.ts';
import { usePaletteMemory } from '../palette/usePaletteMemory.ts';

/** Something that can be done now, by its name. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Another name that means just this, such as a block's. */
  readonly name: string;
  /** The keys that do it without the palette. */
  readonly hotkey?: string | undefined;
  /** The family of the block that is added. */
  readonly family?: string;
  run(): void;
}

/** The commands that can run now and have these words in their names; where there are any, the blocks they find as well. */
export function usePaletteEntries(query: string): readonly PaletteEntry[] {
  const intl = useIntl();
  const lower = (text: string) => text.toLocaleLowerCase(intl.locale);
  const wanted = lower(query.trim());
  const words = wanted.split(/\s+/);
  const hasWords = ({ label }: PaletteEntry) => words.every((word) => lower(label).includes(word));
  const blocks = useBlockEntries(query);
  const found = [...useCommandEntries().filter(hasWords), ...(wanted === '' ? [] : blocks)];
  // Who types a whole name and Enter means it, and not a longer name with the same words.
  const isNamed = ({ label, name }: PaletteEntry) => Number([label, name].map(lower).includes(wanted));
  return wanted === '' ? found : found.toSorted((one, other) => isNamed(other) - isNamed(one));
}

function useCommandEntries(): readonly PaletteEntry[] {
  const intl = useIntl();
  const store = useEditorStore();
  const { runCommand } = useEditor();
  return commands
    .filter((command) => command.id !== 'commands' && command.canRun(store.getState()))
    .map((command) => {
      const label = intl.formatMessage({ id: command.labelId });
      const [hotkey] = command.hotkeys ?? [];
      return {
        id: command.id,
        label,
        name: label,
        hotkey: hotkey && formatHotkey(hotkey, isAppleSystem()),
        run: () => runCommand(command),
      };
    });
}

function useBlockEntries(query: string): readonly PaletteEntry[] {
  const intl = useIntl();
  const store = useEditorStore();
  const texts = useBlockTexts();
  const add = useAddBlock(usePaletteMemory());
  if (!getCommand('insertAfter').canRun(store.getState())) return [];
  return store.services.catalogue
    .search(query, blockMessages.en, blockMessages.ru)
    .filter(({ isInPalette }) => isInPalette)
    .map((definition) => {
      const name = texts.block(definition.key);
      return {
        id: `add ${definition.key}`,
        label: intl.formatMessage({ id: 'builder.commands.addBlock' }, { name }),
        name,
        family: texts.family(definition.family),
        run: () => add(definition),
      };
    });
}
