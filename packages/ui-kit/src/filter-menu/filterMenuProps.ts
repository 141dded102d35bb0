/** The id of a choice. */
export type FilterId = number | string;

/** A choice of a filter. */
export interface FilterOption<Id extends FilterId = number> {
  id: Id;
  name: string;
}

/** Props of `FilterMenu`. */
export interface FilterMenuProps<Id extends FilterId = number> {
  /** The filtered property: "License". */
  label: string;
  options: readonly FilterOption<Id>[];
  /** The selected ids; empty means that the filter is not set. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Whether only one choice can be selected. */
  isSingle?: boolean;
  /** Opens on mount, for a filter that was just added. */
  isOpenAtFirst?: boolean;
}
