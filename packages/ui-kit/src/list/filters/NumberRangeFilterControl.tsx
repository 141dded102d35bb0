import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { LateTextField } from '../../late-controls/LateTextField.tsx';
import { FilterPopover } from '../../filter-menu/FilterPopover.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { FilterFooter } from '../../filter-menu/FilterFooter.tsx';
import type { NumberRangeFilter } from './listFilter.ts';
import type { FilterControlProps } from './ListFilterControl.tsx';

type ControlProps = FilterControlProps<NumberRangeFilter>;

const fields = [
  { labelId: 'ui.filter.least', index: 0 },
  { labelId: 'ui.filter.most', index: 1 },
] as const;

function NumberForm({ filter, values, onChange, onDone }: ControlProps & { onDone: () => void }) {
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
          <LateTextField
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

/** A filter by a number between two others; either may be left open. */
export function NumberRangeFilterControl(props: ControlProps) {
  const format = useFormat();
  const { filter, values, isOpenAtFirst } = props;
  const [least, most] = filter.names.map((name) => values[name]);
  const shown = (value: string | undefined) => (value === undefined ? '…' : format.number(Number(value)));
  const summary = least === undefined && most === undefined ? '' : `${shown(least)}–${shown(most)}`;
  return (
    <FilterPopover label={filter.label} summary={summary} isOpenAtFirst={isOpenAtFirst}>
      {(close) => <NumberForm {...props} onDone={close} />}
    </FilterPopover>
  );
}
