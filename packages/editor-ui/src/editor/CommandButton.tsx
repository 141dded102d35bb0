import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type Command, formatHotkey, toAriaHotkey } from '@vitrina/editor-core/commands';

import { isAppleSystem } from '../dom/isAppleSystem.ts';
import { useEditorState } from '../store/hooks.ts';
import { useEditor } from './EditorContext.ts';

interface CommandButtonProps {
  readonly command: Command;
  readonly children: ReactNode;
}

/** Icon button for a command, with its name and shortcut in a tooltip. */
export function CommandButton({ command, children }: CommandButtonProps) {
  const intl = useIntl();
  const { runCommand } = useEditor();
  const canRun = useEditorState(command.canRun);
  const label = intl.formatMessage({ id: command.labelId });
  const [hotkey] = command.hotkeys ?? [];
  const isApple = isAppleSystem();
  const title = hotkey === undefined ? label : `${label} (${formatHotkey(hotkey, isApple)})`;
  return (
    <Tooltip title={title}>
      <span>
        <IconButton
          aria-label={label}
          {...(hotkey !== undefined && { 'aria-keyshortcuts': toAriaHotkey(hotkey, isApple) })}
          disabled={!canRun}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => runCommand(command)}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
