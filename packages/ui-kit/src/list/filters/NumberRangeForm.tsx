import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { FilterFooter } from '../../filter-menu/FilterFooter.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import type { FilterControlProps, NumberRangeFilter } from './listFilter.ts';

const fields = [
  { labelId: 'ui.filter.least', index: 0 },
  { labelId: 'ui.filter.most', index: 1 },
] as const;

/** Props of {@link NumberRangeForm}. */
export type NumberRangeFormProps = FilterControlProps<NumberRangeFilter> & { onDone: () => void };

/** The form for the two numbers of a filter. */
export function NumberRangeForm({ filter, values, onChange, onDone }: NumberRangeFormProps) {
  const [numbers, setNumbers] = useState(filter.names.map((name) => values[name] ?? ''));
  const set = (chosen: readonly string[]) => {
    onChange(Object.fromEntries(filter.names.map((name, index) => [name, chosen[index]?.trim() ?? ''])));
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set(numbers);
  };
  return (
    <form onSubmit={submit}>
      <Box sx={{ p: 3, display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {fields.map(({ labelId, index }) => (
          <TextField
            key={labelId}
            type="number"
            label={<FormattedMessage id={labelId} />}
            value={numbers[index]}
            onChange={({ target }) =>
              setNumbers(numbers.map((old, at) => (at === index ? target.value : old)))
            }
          />
        ))}
      </Box>
      <FilterFooter
        canClear={filter.names.some((name) => values[name] !== undefined)}
        onClear={() => set([])}
      >
        <Button type="submit">
          <FormattedMessage id="ui.filter.apply" />
        </Button>
      </FilterFooter>
    </form>
  );
}
