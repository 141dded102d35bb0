import type { ViewProps } from '@vitrina/block-kit/react';

import type { formRadioGroup } from './index.ts';

/**
 * A group of radio buttons. A group without a name gets a generated one, or several choices could be selected
 * at once.
 */
export function FormRadioGroupView({ root, props, part }: ViewProps<typeof formRadioGroup>) {
  const { label, options, defaultValue, required } = props;
  const name = props.name || `choice-${root['data-block']}`;
  return (
    <fieldset {...root}>
      <legend className={part('legend')}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={part('option')}>
          <input
            className={part('box')}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={defaultValue !== '' && option.value === defaultValue}
            required={required}
          />
          <span>{option.label || option.value}</span>
        </label>
      ))}
    </fieldset>
  );
}
