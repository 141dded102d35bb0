import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { FilterFooter } from '../../filter-menu/FilterFooter.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import type { FilterControlProps, TextFilter } from './listFilter.ts';

/** Props of {@link TextFilterForm}. */
export type TextFilterFormProps = FilterControlProps<TextFilter> & { onDone: () => void };

/** The form for the text of a filter. */
export function TextFilterForm({ filter, values, onChange, onDone }: TextFilterFormProps) {
  const [text, setText] = useState(values[filter.name] ?? '');
  const set = (value: string) => {
    onChange({ [filter.name]: value });
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <Box sx={{ p: 3 }}>
        <TextField
          label={filter.label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover has one field
          autoFocus
        />
      </Box>
      <FilterFooter canClear={values[filter.name] !== undefined} onClear={() => set('')}>
        <Button type="submit">
          <FormattedMessage id="ui.filter.apply" />
        </Button>
      </FilterFooter>
    </form>
  );
}
