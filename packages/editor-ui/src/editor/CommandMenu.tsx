import Check from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type Command, formatHotkey, toAriaHotkey } from '@vitrina/editor-core/commands';
import { FormattedMessage } from '@vitrina/ui-kit';

import { isAppleSystem } from '../dom/isAppleSystem.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditor } from './EditorContext.ts';

/** Props of {@link CommandMenu}. */
export interface CommandMenuProps extends Pick<
  MenuProps,
  'anchorEl' | 'anchorPosition' | 'anchorReference' | 'anchorOrigin'
> {
  readonly label: string;
  /** Commands in groups, which lines separate. */
  readonly groups: readonly (readonly Command[])[];
  /** Called when the menu closes, before the chosen command runs, if any. */
  readonly onClose: (command?: Command) => void;
}

/** Renders commands as an open menu, with their shortcuts. Commands that can't run now are disabled. */
export function CommandMenu({ label, groups, onClose, ...place }: CommandMenuProps) {
  const store = useEditorStore();
  const { runCommand } = useEditor();
  const state = store.getState();
  const run = (command: Command) => {
    onClose(command);
    runCommand(command);
  };
  return (
    <Menu
      {...place}
      open
      disableRestoreFocus
      transitionDuration={0}
      onClose={() => onClose()}
      // The Menu key can open the browser's menu after this one.
      onContextMenu={(event) => event.preventDefault()}
      slotProps={{ list: { dense: true, 'aria-label': label } }}
    >
      {groups.flatMap((commands, at) => [
        ...(at > 0 ? [<Divider key={`line ${at}`} />] : []),
        ...commands.map((command) => (
          <CommandItem
            key={command.id}
            command={command}
            isDisabled={!command.canRun(state)}
            isChecked={command.isChecked?.(state, store.services.catalogue)}
            onChoose={() => run(command)}
          />
        )),
      ])}
    </Menu>
  );
}

interface CommandItemProps {
  readonly command: Command;
  readonly isDisabled: boolean;
  /** Undefined for a command that isn't a switch. */
  readonly isChecked: boolean | undefined;
  readonly onChoose: () => void;
}

function CommandItem({ command, isDisabled, isChecked, onChoose, ...rest }: CommandItemProps) {
  const [hotkey] = command.hotkeys ?? [];
  const isApple = isAppleSystem();
  const isSwitch = isChecked !== undefined;
  return (
    <MenuItem
      {...rest}
      {...(isSwitch && { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
      {...(hotkey !== undefined && { 'aria-keyshortcuts': toAriaHotkey(hotkey, isApple) })}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <ListItemText>
        <FormattedMessage id={command.labelId} />
      </ListItemText>
      {isChecked === true && (
        <ListItemIcon sx={{ ml: 4, '&&': { minWidth: 0 } }}>
          <Check fontSize="small" />
        </ListItemIcon>
      )}
      {hotkey !== undefined && (
        <Typography aria-hidden variant="body2" sx={{ ml: 6, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatHotkey(hotkey, isApple)}
        </Typography>
      )}
    </MenuItem>
  );
}
