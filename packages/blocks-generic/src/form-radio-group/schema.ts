import { text } from '@vitrina/block-kit';

import { fieldName, fieldOptions, isRequired } from '../controls/fieldProps.ts';

/** Props of FormRadioGroup. */
export const formRadioGroupProps = {
  label: text({ default: 'Label', isSample: true, maxLength: 300 }),
  name: fieldName(),
  options: fieldOptions(),
  defaultValue: text({ maxLength: 200 }),
  required: isRequired(),
} as const;
