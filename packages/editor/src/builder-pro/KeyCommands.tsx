import { useEffect } from 'react';
import { type Command, type CommandContext, commands, matchesHotkey } from '@vitrina/editor-core/commands';
import { useClipboardEvents } from '@vitrina/editor-ui/clipboard';
import { getDeepTarget, isTypingPlace, isAppleSystem } from '@vitrina/editor-ui/dom';

/** Props of {@link KeyCommands}. */
export interface KeyCommandsProps {
  readonly context: CommandContext;
  readonly runCommand: (command: Command) => void;
}

/** Runs commands by hotkey and handles native copy, cut and paste events. Renders nothing. */
export function KeyCommands({ context, runCommand }: KeyCommandsProps) {
  useHotkeys(runCommand);
  useClipboardEvents(context);
  return null;
}

/** Runs commands by hotkey, except during text input or if a dialog or menu has focus. */
function useHotkeys(runCommand: (command: Command) => void): void {
  useEffect(() => {
    const isApple = isAppleSystem();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const target = getDeepTarget(event);
      if (target?.closest('dialog, [role=dialog], [role=menu], [role=listbox]')) return;
      const isTyping = isTypingPlace(target);
      const isOnPage = target !== undefined && target.closest('[data-block]') !== null;
      const command = commands.find(
        ({ hotkeys = [], worksWhileTyping = false, worksInText = false, isNative = false }) =>
          !isNative &&
          (!isTyping || worksWhileTyping || (worksInText && isOnPage)) &&
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
