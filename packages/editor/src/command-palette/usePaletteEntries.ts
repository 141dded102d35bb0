import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { useIntl } from 'react-intl';
import { commands, getCommand, formatHotkey } from '@vitrina/editor-core/commands';
import { isAppleSystem } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { useAddBlock } from '../palette/useAddBlock.ts';
import { usePaletteMemory } from '../palette/usePaletteMemory.ts';

/** An entry of the command palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** An alternative name with the same meaning, such as a block's. */
  readonly name: string;
  /** The hotkey for the same action. */
  readonly hotkey?: string | undefined;
  /** Family of the added block. */
  readonly family?: string;
  run(): void;
}

/**
 * Returns the available commands whose names contain the query's words, then matching blocks. Without a
 * query, returns only commands.
 */
export function usePaletteEntries(query: string): readonly PaletteEntry[] {
  const intl = useIntl();
  const lower = (text: string) => text.toLocaleLowerCase(intl.locale);
  const wanted = lower(query.trim());
  const words = wanted.split(/\s+/);
  const hasWords = ({ label }: PaletteEntry) => words.every((word) => lower(label).includes(word));
  const blocks = useBlockEntries(query);
  const found = [...useCommandEntries().filter(hasWords), ...(wanted === '' ? [] : blocks)];
  // An exact name is listed before longer names with the same words, so that Enter runs it.
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
