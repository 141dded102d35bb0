import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';
import { SearchDialog, type SearchOptionProps, SearchOption } from '@vitrina/editor-ui/dialogs';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { usePaletteEntries, type PaletteEntry } from './usePaletteEntries.ts';

/** Renders a search for all available commands and all blocks that can be added. */
export function CommandPalette() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const [query, setQuery] = useState('');
  const entries = usePaletteEntries(query);
  const close = () => dispatch(viewActions.dialogClosed());
  const run = (entry: PaletteEntry) => {
    close();
    entry.run();
  };
  return (
    <SearchDialog
      title={intl.formatMessage({ id: 'builder.command.commands' })}
      label={intl.formatMessage({ id: 'builder.commands.search' })}
      maxWidth="sm"
      query={query}
      onQuery={setQuery}
      options={entries}
      listKey={query}
      // The last row is cut in half to show that there are more.
      listHeightPx={418}
      keyOf={idOf}
      OptionView={EntryOption}
      onChoose={run}
      onClose={close}
      nothing={<FormattedMessage id="builder.commands.nothing" />}
    />
  );
}

const idOf = ({ id }: PaletteEntry) => id;

function EntryOption({ option, ...place }: SearchOptionProps<PaletteEntry>) {
  const { label, hotkey, family } = option;
  return (
    <SearchOption {...place} minHeightPx={36}>
      <Box component="span" sx={{ flex: 1 }}>
        {label}
      </Box>
      {(hotkey ?? family) && (
        <Box component={hotkey ? 'kbd' : 'span'} sx={hintStyle}>
          {hotkey ?? family}
        </Box>
      )}
    </SearchOption>
  );
}

const hintStyle = { fontFamily: 'inherit', fontSize: 12, color: 'text.secondary' } as const;
