import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useEditor } from '../editor/EditorContext.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilderDispatch } from '../store/hooks.ts';
import { viewActions } from '../store/viewSlice.ts';
import { commands } from './commands.ts';
import type { Command } from './command.ts';
import { formatHotkey, isAppleSystem } from './hotkeys.ts';

/** Every command that can run now, found by name, with its hotkey. */
export function CommandPalette() {
  const intl = useIntl();
  const listId = useId();
  const dispatch = useBuilderDispatch();
  const { runCommand } = useEditor();
  const found = useFoundCommands();
  const [index, setIndex] = useState(0);
  const at = Math.min(index, found.commands.length - 1);
  const close = () => dispatch(viewActions.dialogClosed());
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    close();
    runCommand(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setIndex((at + step + found.commands.length) % Math.max(1, found.commands.length));
    else if (event.key === 'Enter') run(found.commands[at]);
    else return;
    event.preventDefault();
  };
  const label = intl.formatMessage({ id: 'builder.commands.search' });
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': intl.formatMessage({ id: 'builder.command.commands' }),
          sx: { alignSelf: 'flex-start', mt: '10vh' },
        },
      }}
    >
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus
        value={found.query}
        placeholder={label}
        inputProps={{
          'aria-label': label,
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${at}`,
        }}
        onChange={(event) => {
          found.setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ px: 4, py: 2, borderBottom: `1px solid ${colours.line}` }}
      />
      <Box id={listId} role="listbox" aria-label={label} sx={listStyle}>
        {found.commands.map((command, position) => (
          <CommandOption
            key={command.id}
            id={`${listId}-${position}`}
            command={command}
            isActive={position === at}
            onRun={() => run(command)}
          />
        ))}
        {found.commands.length === 0 && (
          <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
            <FormattedMessage id="builder.commands.nothing" />
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}

function useFoundCommands() {
  const intl = useIntl();
  const store = useBuilderStore();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase(intl.locale);
  const words = wanted.split(/\s+/);
  const nameOf = (command: Command) =>
    intl.formatMessage({ id: command.labelId }).toLocaleLowerCase(intl.locale);
  const found = commands.filter(
    (command) =>
      command.id !== 'commands' &&
      command.canRun(store.getState()) &&
      words.every((word) => nameOf(command).includes(word)),
  );
  // Who types a command's whole name and Enter means it, and not a longer name with the same words.
  const isNamed = (command: Command) => Number(wanted !== '' && nameOf(command) === wanted);
  return {
    query,
    setQuery,
    commands: found.toSorted((one, other) => isNamed(other) - isNamed(one)),
  };
}

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onRun: () => void;
}

function CommandOption({ id, command, isActive, onRun }: CommandOptionProps) {
  const [hotkey] = command.hotkeys ?? [];
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onRun}
      sx={optionStyle}
    >
      <Box component="span" sx={{ flex: 1 }}>
        <FormattedMessage id={command.labelId} />
      </Box>
      {hotkey !== undefined && (
        <Box component="kbd" sx={{ fontFamily: 'inherit', fontSize: 12, color: 'text.secondary' }}>
          {formatHotkey(hotkey, isAppleSystem())}
        </Box>
      )}
    </Box>
  );
}

/** Half a row at its end says that there is more. */
const listStyle = { maxHeight: 418, overflowY: 'auto', p: 1 } as const;

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 36,
  px: 3,
  cursor: 'pointer',
  borderRadius: '6px',
  '&:hover': { backgroundColor: colours.hover },
  '&[aria-selected=true]': { backgroundColor: colours.accentSoft },
} as const;
