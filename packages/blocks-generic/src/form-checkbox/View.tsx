import type { ViewProps } from '@vitrina/block-kit/react';

import type { formCheckbox } from './index.ts';

/** A checkbox with its label. */
export function FormCheckboxView({ root, props, part }: ViewProps<typeof formCheckbox>) {
  const { label, name, value, checked, required } = props;
  return (
    <label {...root}>
      <input
        className={part('box')}
        type="checkbox"
        name={name || undefined}
        value={value}
        defaultChecked={checked}
        required={required}
      />
      <span className={part('label')}>{label}</span>
    </label>
  );
}
