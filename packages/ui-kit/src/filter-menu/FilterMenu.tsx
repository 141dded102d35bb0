import type { ComponentType } from 'react';

import { lazy } from '../loading/lazy.tsx';
import type { FilterChoices as Choices } from './FilterChoices.tsx';
import type { FilterId, FilterMenuProps } from './filterMenuProps.ts';
import { FilterPopover } from './FilterPopover.tsx';

const FilterChoices = lazy(
  async () => (await import('./FilterChoices.tsx')).FilterChoices as ComponentType<object>,
) as typeof Choices;

function summaryOf<Id extends FilterId>({
  options,
  value,
}: Pick<FilterMenuProps<Id>, 'options' | 'value'>): string {
  const [first, ...others] = options.filter((option) => value.includes(option.id));
  if (!first) return '';
  return others.length === 0 ? first.name : `${first.name} +${others.length}`;
}

/** A filter of several choices. */
export function FilterMenu<Id extends FilterId = number>(props: FilterMenuProps<Id>) {
  return (
    <FilterPopover label={props.label} summary={summaryOf(props)} isOpenAtFirst={props.isOpenAtFirst}>
      <FilterChoices {...props} />
    </FilterPopover>
  );
}
