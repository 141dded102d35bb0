import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useRestingText } from '@vitrina/ui-kit/list';
import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { findScreens } from './findScreens.ts';
import type { PaletteChoice } from './paletteChoice.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useScreenChoices } from './useScreenChoices.ts';

/** Renders the options inside the dialog, below the field, instead of in a floating popper. */
function ChoicesPlace({ children }: PopperProps) {
  return <Box sx={{ mt: 2, mx: -1 }}>{children as ReactNode}</Box>;
}

interface ChoiceLineProps extends HTMLAttributes<HTMLLIElement> {
  choice: PaletteChoice;
}

function ChoiceLine({ choice: { name, detail, Icon }, ...optionProps }: ChoiceLineProps) {
  return (
    <Box component="li" {...optionProps} sx={{ display: 'flex', gap: 3 }}>
      {Icon ? <Icon /> : <Box sx={{ width: 18 }} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {name}
        {detail ? (
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {detail}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

/** Finds and opens screens, packages, products, people and retailers, with the keyboard. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [searched, setSearched] = useState('');
  const [typed, setTyped] = useRestingText(searched, setSearched);
  const screens = findScreens(useScreenChoices(), typed);
  const { records, error, isFetching } = useFoundRecords(searched);
  const label = intl.formatMessage({ id: 'panel.palette.label' });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={label}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 3 }}>
        <Autocomplete
          open
          autoHighlight
          forcePopupIcon={false}
          options={[...screens, ...records]}
          value={null}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          filterOptions={(choices) => choices}
          groupBy={({ kind }) => intl.formatMessage({ id: `panel.palette.group.${kind}` })}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ path }) => path}
          loading={isFetching || typed !== searched}
          loadingText={<FormattedMessage id="panel.palette.searching" />}
          noOptionsText={<FormattedMessage id="ui.filteredEmpty.title" />}
          onChange={(_, choice) => {
            if (!choice) return;
            onClose();
            void navigate(choice.path);
          }}
          onClose={(_, reason) => {
            if (reason === 'escape') onClose();
          }}
          renderOption={({ key, ...optionProps }, choice) => (
            <ChoiceLine key={key} choice={choice} {...optionProps} />
          )}
          renderInput={(params) => (
            <TextField
              choice={params}
              placeholder={intl.formatMessage({ id: 'panel.palette.placeholder' })}
              inputAttributes={{ 'aria-label': label }}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog of one field, opened to type in it
              autoFocus
            />
          )}
          slots={{ popper: ChoicesPlace }}
          slotProps={{ paper: { elevation: 0 }, listbox: { sx: listStyle } }}
        />
        {error ? (
          <Box role="alert" sx={{ mt: 2, px: 2, fontSize: 13, color: 'error.main' }}>
            <FormattedMessage id="panel.palette.failed" />
          </Box>
        ) : null}
      </Box>
    </Dialog>
  );
}

const listStyle = {
  maxHeight: 'min(480px, 60dvh)',
  p: 0,
  '& .MuiAutocomplete-groupLabel': {
    fontSize: 12,
    lineHeight: '32px',
    fontWeight: 500,
    color: 'text.secondary',
    px: 2,
  },
  '& .MuiAutocomplete-groupUl .MuiAutocomplete-option': { pl: 2 },
} as const;
