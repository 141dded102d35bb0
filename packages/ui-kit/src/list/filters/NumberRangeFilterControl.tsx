import { FilterPopover } from '../../filter-menu/FilterPopover.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { lazyFilterForm } from './lazyFilterForm.tsx';
import type { FilterControlProps, NumberRangeFilter } from './listFilter.ts';
import type { NumberRangeFormProps } from './NumberRangeForm.tsx';

const NumberRangeForm = lazyFilterForm<NumberRangeFormProps>(
  async () => (await import('./NumberRangeForm.tsx')).NumberRangeForm,
);

/** Filters by a range of numbers; either end can be open. */
export function NumberRangeFilterControl(props: FilterControlProps<NumberRangeFilter>) {
  const format = useFormat();
  const { filter, values, isOpenAtFirst } = props;
  const [least, most] = filter.names.map((name) => values[name]);
  const shown = (value: string | undefined) => (value === undefined ? '…' : format.number(Number(value)));
  const summary = least === undefined && most === undefined ? '' : `${shown(least)}–${shown(most)}`;
  return (
    <FilterPopover label={filter.label} summary={summary} isOpenAtFirst={isOpenAtFirst}>
      {(close) => <NumberRangeForm {...props} onDone={close} />}
    </FilterPopover>
  );
}
