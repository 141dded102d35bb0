import type { ViewProps } from '@vitrina/block-kit/react';

import { ruleAttributes } from '../controls/ruleAttributes.ts';
import type { formInput } from './index.ts';

/** A labeled input. */
export function FormInputView({ root, props, part }: ViewProps<typeof formInput>) {
  const { label, type, name, placeholder, defaultValue, rules } = props;
  return (
    <label {...root}>
      <span className={part('label')}>{label}</span>
      <input
        className={part('control')}
        type={type}
        name={name || undefined}
        placeholder={placeholder || undefined}
        defaultValue={defaultValue || undefined}
        // A shop's own password is none of a form's business.
        autoComplete={type === 'password' ? 'new-password' : undefined}
        // Without it the browser takes whole numbers only, counted from the smallest.
        step={type === 'number' ? 'any' : undefined}
        {...ruleAttributes(rules, type === 'number')}
      />
    </label>
  );
}
