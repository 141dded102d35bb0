import { formatText, toast } from '@vitrina/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Command, CommandContext } from '@vitrina/editor-core/commands';
import type { Refusal } from '@vitrina/editor-core/nesting';
import type { EditorStore } from '@vitrina/editor-core/store';

import { systemClipboard } from './systemClipboard.ts';
import { useRefusalText } from '../texts/useRefusalText.ts';
import { createVoice, say } from './voice.ts';

/** Command dependencies outside the store. */
export type CommandSurroundings = Pick<CommandContext, 'openPreview' | 'download'>;

/**
 * Returns a function that runs commands, from buttons and shortcuts alike, and announces their results.
 * `KeyCommands` maps keys to commands.
 */
export function useCommandRunner(store: EditorStore, surroundings: CommandSurroundings) {
  const intl = useIntl();
  const getRefusalText = useRefusalText();
  const [voice] = useState(createVoice);
  const announce = useCallback((text: MessageText) => say(voice, formatText(intl, text)), [voice, intl]);
  const refuse = useCallback(
    (refusal: Refusal) => toast.note({ text: getRefusalText(refusal) }),
    [getRefusalText],
  );
  const notify = useCallback((text: MessageText) => toast.note({ text: formatText(intl, text) }), [intl]);
  const { openPreview, download } = surroundings;
  const context = useMemo<CommandContext>(
    () => ({ store, clipboard: systemClipboard, announce, refuse, notify, openPreview, download }),
    [store, announce, refuse, notify, openPreview, download],
  );
  const runCommand = useCallback(
    (command: Command) => {
      if (command.canRun(context.store.getState())) command.run(context);
    },
    [context],
  );
  return { announce, refuse, notify, runCommand, voice, context };
}
