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
        // Keeps browsers from filling in the visitor's password for the shop.
        autoComplete={type === 'password' ? 'new-password' : undefined}
        // By default, the browser accepts only whole numbers, counted from the minimum.
        step={type === 'number' ? 'any' : undefined}
        {...ruleAttributes(rules, type === 'number')}
      />
    </label>
  );
}
