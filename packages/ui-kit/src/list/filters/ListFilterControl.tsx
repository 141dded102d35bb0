import { FilterMenu } from '../../filter-menu/FilterMenu.tsx';
import { DateRangeFilterControl } from './DateRangeFilterControl.tsx';
import type { BooleanFilter, ChoiceFilter, FilterControlProps, ListFilter } from './listFilter.ts';
import { NumberRangeFilterControl } from './NumberRangeFilterControl.tsx';
import { TextFilterControl } from './TextFilterControl.tsx';

function ChoiceFilterControl({ filter, values, onChange, isOpenAtFirst }: FilterControlProps<ChoiceFilter>) {
  const value = values[filter.name]?.split(',') ?? [];
  return (
    <FilterMenu
      label={filter.label}
      options={filter.choices.map(({ value, label }) => ({ id: value, name: label }))}
      value={value}
      onChange={(chosen) => onChange({ [filter.name]: chosen.join(',') })}
      isSingle={!filter.isMultiple}
      isOpenAtFirst={isOpenAtFirst}
    />
  );
}

function BooleanFilterControl({ filter, ...rest }: FilterControlProps<BooleanFilter>) {
  const choices = [
    { value: 'true', label: filter.yes },
    { value: 'false', label: filter.no },
  ];
  return <ChoiceFilterControl filter={{ ...filter, kind: 'choice', choices }} {...rest} />;
}

/** The control of a filter, by type. */
export function ListFilterControl({ filter, ...rest }: FilterControlProps<ListFilter>) {
  switch (filter.kind) {
    case 'text':
      return <TextFilterControl filter={filter} {...rest} />;
    case 'choice':
      return <ChoiceFilterControl filter={filter} {...rest} />;
    case 'boolean':
      return <BooleanFilterControl filter={filter} {...rest} />;
    case 'dateRange':
      return <DateRangeFilterControl filter={filter} {...rest} />;
    default:
      return <NumberRangeFilterControl filter={filter} {...rest} />;
  }
}
