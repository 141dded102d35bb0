import { FilterPopover } from '../../filter-menu/FilterPopover.tsx';
import { lazyFilterForm } from './lazyFilterForm.tsx';
import type { FilterControlProps, TextFilter } from './listFilter.ts';
import type { TextFilterFormProps } from './TextFilterForm.tsx';

const TextFilterForm = lazyFilterForm<TextFilterFormProps>(
  async () => (await import('./TextFilterForm.tsx')).TextFilterForm,
);

/** Filters by part of a text. */
export function TextFilterControl(props: FilterControlProps<TextFilter>) {
  const { filter, values, isOpenAtFirst } = props;
  return (
    <FilterPopover label={filter.label} summary={values[filter.name] ?? ''} isOpenAtFirst={isOpenAtFirst}>
      {(close) => <TextFilterForm {...props} onDone={close} />}
    </FilterPopover>
  );
}
