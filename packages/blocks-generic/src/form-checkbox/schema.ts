import { boolean, text } from '@vitrina/block-kit';

import { fieldName, isRequired } from '../controls/fieldProps.ts';

/** Props of FormCheckbox. */
export const formCheckboxProps = {
  label: text({ default: 'Label', isSample: true, maxLength: 500 }),
  name: fieldName(),
  value: text({ default: 'yes', maxLength: 200 }),
  checked: boolean(),
  required: isRequired(),
} as const;
