/** What names a choice. */
export type FilterId = number | string;

/** One choice of a filter. */
export interface FilterOption<Id extends FilterId = number> {
  id: Id;
  name: string;
}

/** Props of `FilterMenu`. */
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
