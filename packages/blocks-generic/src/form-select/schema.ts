import { boolean, text } from '@vitrina/block-kit';

import { fieldName, fieldOptions, isRequired } from '../controls/fieldProps.ts';

/** Props of FormSelect. */
export const formSelectProps = {
  label: text({ default: 'Label', isSample: true, maxLength: 300 }),
  name: fieldName(),
  options: fieldOptions(),
  placeholder: text({ maxLength: 200 }),
  defaultValue: text({ maxLength: 200 }),
  multiple: boolean(),
  required: isRequired(),
} as const;
