import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useBuilderDispatch } from '../store/hooks.ts';
import { viewActions } from '../store/viewSlice.ts';
import { usePaletteEntries, type PaletteEntry } from './usePaletteEntries.ts';

/** Every command that can run now and every block that can be added, found by name. */
export function CommandPalette() {
  const intl = useIntl();
  const listId = useId();
  const dispatch = useBuilderDispatch();
  const [query, setQuery] = useState('');
  const entries = usePaletteEntries(query);
  const [index, setIndex] = useState(0);
  const at = Math.min(index, entries.length - 1);
  const close = () => dispatch(viewActions.dialogClosed());
  const run = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    close();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setIndex((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') run(entries[at]);
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
        value={query}
        placeholder={label}
        inputProps={{
          'aria-label': label,
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${at}`,
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ px: 4, py: 2, borderBottom: `1px solid ${colours.line}` }}
      />
      <Box id={listId} role="listbox" aria-label={label} sx={listStyle}>
        {entries.map((entry, position) => (
          <EntryOption
            key={entry.id}
            id={`${listId}-${position}`}
            entry={entry}
            isActive={position === at}
            onRun={() => run(entry)}
          />
        ))}
        {entries.length === 0 && (
          <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
            <FormattedMessage id="builder.commands.nothing" />
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}

interface EntryOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  readonly onRun: () => void;
}

function EntryOption({ id, entry, isActive, onRun }: EntryOptionProps) {
  const { label, hotkey, family } = entry;
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
        {label}
      </Box>
      {(hotkey ?? family) && (
        <Box component={hotkey ? 'kbd' : 'span'} sx={hintStyle}>
          {hotkey ?? family}
        </Box>
      )}
    </Box>
  );
}

const hintStyle = { fontFamily: 'inherit', fontSize: 12, color: 'text.secondary' } as const;

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
