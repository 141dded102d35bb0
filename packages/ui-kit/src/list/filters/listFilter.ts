/** A choice of a filter; its value is what travels. */
export interface FilterChoice {
  value: string;
  label: string;
}

interface Named {
  /** What is filtered by: "Status". */
  label: string;
}

/** By a part of a text. */
export interface TextFilter extends Named {
  kind: 'text';
  name: string;
}

/** By one value of several; `isMultiple` where any of those chosen may match. */
export interface ChoiceFilter extends Named {
  kind: 'choice';
  name: string;
  choices: readonly FilterChoice[];
  isMultiple?: boolean;
}

/** By yes or no, in words that fit: "Active", "Blocked". */
export interface BooleanFilter extends Named {
  kind: 'boolean';
  name: string;
  yes: string;
  no: string;
}

/** By days, both included; the names are those of the first and the last. */
export interface DateRangeFilter extends Named {
  kind: 'dateRange';
  names: readonly [from: string, to: string];
}

/** By a number between two others, both included; either may be open. */
export interface NumberRangeFilter extends Named {
  kind: 'numberRange';
  names: readonly [least: string, most: string];
}

/** A filter of a list, by the type of what it filters. */
export type ListFilter = TextFilter | ChoiceFilter | BooleanFilter | DateRangeFilter | NumberRangeFilter;

/** The names under which a filter travels, in the URL and to the server. */
export function namesOf(filter: ListFilter): readonly string[] {
  return 'names' in filter ? filter.names : [filter.name];
}

/** What names a filter among those of its list. */
export function filterKey(filter: ListFilter): string {
  return namesOf(filter).join(',');
}

/** The set filters of a list by the names under which they travel. */
export type FilterValues = Readonly<Record<string, string>>;

/** What the control of a filter takes. */
export interface FilterControlProps<Filter extends ListFilter> {
  filter: Filter;
  values: FilterValues;
  /** Told what to set, by name; an empty text clears. */
  onChange: (change: FilterValues) => void;
  isOpenAtFirst?: boolean;
}

/** Whether a filter narrows the list. */
export function isSet(filter: ListFilter, values: FilterValues): boolean {
  return namesOf(filter).some((name) => values[name] !== undefined);
}

/** The values with some of them changed; those that became empty are left out. */
export function withFilter(values: FilterValues, change: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => value !== ''));
}
