import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { LateTextField } from '../../late-controls/LateTextField.tsx';
import { FilterPopover } from '../../filter-menu/FilterPopover.tsx';
import { FilterFooter } from '../../filter-menu/FilterFooter.tsx';
import type { TextFilter } from './listFilter.ts';
import type { FilterControlProps } from './ListFilterControl.tsx';

function TextForm({
  filter,
  values,
  onChange,
  onDone,
}: FilterControlProps<TextFilter> & { onDone: () => void }) {
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
        <LateTextField
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

/** A filter by a part of a text. */
export function TextFilterControl(props: FilterControlProps<TextFilter>) {
  const { filter, values, isOpenAtFirst } = props;
  return (
    <FilterPopover label={filter.label} summary={values[filter.name] ?? ''} isOpenAtFirst={isOpenAtFirst}>
      {(close) => <TextForm {...props} onDone={close} />}
    </FilterPopover>
  );
}
