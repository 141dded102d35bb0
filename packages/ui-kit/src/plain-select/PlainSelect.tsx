import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

/** One of the choices of {@link PlainSelect}. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** Props of {@link PlainSelect}. */
export type PlainSelectProps<Value extends string> = Pick<
  NativeSelectProps,
  'id' | 'name' | 'inputRef' | 'onBlur' | 'sx' | 'aria-describedby'
> & {
  /** Where no label names it. */
  label?: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
};

/** Exactly one of a few, in the browser's own list: at home on a phone, and light. */
export function PlainSelect<Value extends string>({
  label,
  options,
  onChange,
  ...select
}: PlainSelectProps<Value>) {
  return (
    <NativeSelect
      {...select}
      input={<OutlinedInput size="small" />}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
