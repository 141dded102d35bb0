import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { findScreens } from './findScreens.ts';
import { useScreenChoices } from './useScreenChoices.ts';

/** Renders the options inside the dialog, below the field, instead of in a floating popper. */
function ChoicesPlace({ children }: PopperProps) {
  return <Box sx={{ mt: 2, mx: -1 }}>{children as ReactNode}</Box>;
}

/** Finds and opens any screen by its name, with the keyboard. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
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
          options={useScreenChoices()}
          value={null}
          filterOptions={(choices, { inputValue }) => findScreens(choices, inputValue)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ path }) => path}
          noOptionsText={<FormattedMessage id="ui.filteredEmpty.title" />}
          onChange={(_, choice) => {
            if (!choice) return;
            onClose();
            void navigate(choice.path);
          }}
          onClose={(_, reason) => {
            if (reason === 'escape') onClose();
          }}
          renderOption={({ key, ...optionProps }, { name, Icon }) => (
            <Box component="li" key={key} {...optionProps} sx={{ display: 'flex', gap: 3 }}>
              {Icon ? <Icon /> : <Box sx={{ width: 18 }} />}
              {name}
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              choice={params}
              placeholder={label}
              inputAttributes={{ 'aria-label': label }}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog of one field, opened to type in it
              autoFocus
            />
          )}
          slots={{ popper: ChoicesPlace }}
          slotProps={{ paper: { elevation: 0 }, listbox: { sx: { maxHeight: 'min(400px, 60dvh)', p: 0 } } }}
        />
      </Box>
    </Dialog>
  );
}
