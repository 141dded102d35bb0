import type { ViewProps } from '@vitrina/block-kit/react';

import type { formSelect } from './index.ts';

/** A drop-down list. The placeholder is an option that counts as no choice. */
export function FormSelectView({ root, props, part }: ViewProps<typeof formSelect>) {
  const { label, name, options, placeholder, defaultValue, multiple, required } = props;
  return (
    <label {...root}>
      <span className={part('label')}>{label}</span>
      <select
        className={part('control')}
        name={name || undefined}
        multiple={multiple}
        required={required}
        defaultValue={multiple ? [defaultValue] : defaultValue}
      >
        {placeholder && !multiple && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label || option.value}
          </option>
        ))}
      </select>
    </label>
  );
}
