import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type Command, formatHotkey, toAriaHotkey } from '@vitrina/editor-core/commands';
import { colors } from '@vitrina/ui-kit';

import { isAppleSystem } from '../dom/isAppleSystem.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { useEditor } from './EditorContext.ts';

interface CommandButtonProps {
  readonly command: Command;
  readonly children: ReactNode;
}

/** Icon button for a command, with its name and shortcut in a tooltip. Shows whether a command that is a switch is on. */
export function CommandButton({ command, children }: CommandButtonProps) {
  const intl = useIntl();
  const { runCommand } = useEditor();
  const { catalogue } = useEditorStore().services;
  const canRun = useEditorState(command.canRun);
  const isChecked = useEditorState((state) => command.isChecked?.(state, catalogue));
  const label = intl.formatMessage({ id: command.labelId });
  const [hotkey] = command.hotkeys ?? [];
  const isApple = isAppleSystem();
  const title = hotkey === undefined ? label : `${label} (${formatHotkey(hotkey, isApple)})`;
  return (
    <Tooltip title={title}>
      <span>
        <IconButton
          aria-label={label}
          aria-pressed={isChecked}
          {...(hotkey !== undefined && { 'aria-keyshortcuts': toAriaHotkey(hotkey, isApple) })}
          disabled={!canRun}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => runCommand(command)}
          sx={pressedStyle}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const pressedStyle = {
  '&[aria-pressed=true]': { backgroundColor: colors.accentSoft, color: colors.accent },
} as const;
