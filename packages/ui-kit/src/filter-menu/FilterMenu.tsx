import type { ComponentType } from 'react';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';
import type { FilterChoices as Choices } from './FilterChoices.tsx';
import { FilterPopover } from './FilterPopover.tsx';

const FilterChoices = lateScreen(
  async () => (await import('./FilterChoices.tsx')).FilterChoices as ComponentType<object>,
) as typeof Choices;

/** What names a choice. */
export type FilterId = number | string;

/** One choice of a filter. */
export interface FilterOption<Id extends FilterId = number> {
  id: Id;
  name: string;
}

/** Props of {@link FilterMenu}. */
export interface FilterMenuProps<Id extends FilterId = number> {
  /** What is filtered by: "License". */
  label: string;
  options: readonly FilterOption<Id>[];
  /** Ids chosen; none means that this filter does not narrow. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Where only one may be chosen. */
  isSingle?: boolean;
  /** Opens at once, for a filter that was just added. */
  isOpenAtFirst?: boolean;
}

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
