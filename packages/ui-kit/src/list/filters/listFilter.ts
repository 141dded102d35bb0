/** A choice of a filter; `value` is sent to the server. */
export interface FilterChoice {
  value: string;
  label: string;
}

interface Named {
  /** The filtered property: "Status". */
  label: string;
}

/** Filters by part of a text. */
export interface TextFilter extends Named {
  kind: 'text';
  name: string;
}

/** Filters by one of several values; with `isMultiple`, by any of the selected ones. */
export interface ChoiceFilter extends Named {
  kind: 'choice';
  name: string;
  choices: readonly FilterChoice[];
  isMultiple?: boolean;
}

/** Filters by yes or no, with fitting labels: "Active", "Blocked". */
export interface BooleanFilter extends Named {
  kind: 'boolean';
  name: string;
  yes: string;
  no: string;
}

/** Filters by a range of days, both included; `names` are the parameters of the first and the last day. */
export interface DateRangeFilter extends Named {
  kind: 'dateRange';
  names: readonly [from: string, to: string];
}

/** Filters by a range of numbers, both included; either end can be open. */
export interface NumberRangeFilter extends Named {
  kind: 'numberRange';
  names: readonly [least: string, most: string];
}

/** A filter of a list, by type. */
export type ListFilter = TextFilter | ChoiceFilter | BooleanFilter | DateRangeFilter | NumberRangeFilter;

/** Returns the filter's parameter names in the URL and in requests. */
export function namesOf(filter: ListFilter): readonly string[] {
  return 'names' in filter ? filter.names : [filter.name];
}

/** Returns a filter's key, unique in its list. */
export function filterKey(filter: ListFilter): string {
  return namesOf(filter).join(',');
}

/** The set filters of a list, by parameter name. */
export type FilterValues = Readonly<Record<string, string>>;

/** Props of a filter's control. */
export interface FilterControlProps<Filter extends ListFilter> {
  filter: Filter;
  values: FilterValues;
  /** Called with the changed parameters; an empty text clears one. */
  onChange: (change: FilterValues) => void;
  isOpenAtFirst?: boolean;
}

/** Checks whether a filter is set. */
export function isSet(filter: ListFilter, values: FilterValues): boolean {
  return namesOf(filter).some((name) => values[name] !== undefined);
}

/** Applies changes to the values; removes empty ones. */
export function withFilter(values: FilterValues, change: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => value !== ''));
}
