import { toast } from '@vitrina/ui-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Announcement, Command, CommandContext } from '../commands/command.ts';
import { commands } from '../commands/commands.ts';
import { isAppleSystem, matchesHotkey } from '../commands/hotkeys.ts';
import { useClipboardEvents } from '../clipboard/useClipboardEvents.ts';
import { getDeepTarget, isTypingPlace } from '../canvas/deepDom.ts';
import type { Refusal } from '../nesting/whyNotInside.ts';
import type { BuilderStore } from '../store/createBuilderStore.ts';
import { useRefusalText } from '../texts/useRefusalText.ts';
import type { SpokenText } from './LiveRegion.tsx';

/** What commands need that is not in the store. */
export type CommandSurroundings = Pick<CommandContext, 'openPreview' | 'download'>;

/** Runs commands, by whatever means they are called, and says what came of it. */
export function useCommandRunner(store: BuilderStore, surroundings: CommandSurroundings) {
  const intl = useIntl();
  const getRefusalText = useRefusalText();
  const [spoken, setSpoken] = useState<SpokenText>({ text: '', count: 0 });
  const announce = useCallback(
    ({ id, values }: Announcement) => {
      const text = intl.formatMessage({ id }, values);
      setSpoken(({ count }) => ({ text, count: count + 1 }));
    },
    [intl],
  );
  const refuse = useCallback(
    (refusal: Refusal) => toast.note({ text: getRefusalText(refusal) }),
    [getRefusalText],
  );
  const complain = useCallback(
    ({ id, values }: Announcement) => toast.note({ text: intl.formatMessage({ id }, values) }),
    [intl],
  );
  const { openPreview, download } = surroundings;
  const context = useMemo<CommandContext>(
    () => ({ store, announce, refuse, complain, openPreview, download }),
    [store, announce, refuse, complain, openPreview, download],
  );
  const runCommand = useCallback(
    (command: Command) => {
      if (command.canRun(context.store.getState())) command.run(context);
    },
    [context],
  );
  useHotkeys(runCommand);
  useClipboardEvents(context);
  return { announce, refuse, complain, runCommand, spoken };
}

/** Hotkeys belong to the command unless a text is being typed, or a dialog or menu has the keyboard. */
function useHotkeys(runCommand: (command: Command) => void): void {
  useEffect(() => {
    const isApple = isAppleSystem();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const target = getDeepTarget(event);
      if (target?.closest('[role=dialog], [role=menu], [role=listbox]')) return;
      const isTyping = isTypingPlace(target);
      const command = commands.find(
        ({ hotkeys = [], worksWhileTyping = false, isNative = false }) =>
          !isNative &&
          (!isTyping || worksWhileTyping) &&
          hotkeys.some((hotkey) => matchesHotkey(hotkey, event, isApple)),
      );
      if (command === undefined) return;
      event.preventDefault();
      runCommand(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [runCommand]);
}
