import { choice, text } from '@vitrina/block-kit';

import { fieldName, fieldRules } from '../controls/fieldProps.ts';

/** Props of FormInput. */
export const formInputProps = {
  label: text({ default: 'Label', isSample: true, maxLength: 300 }),
  type: choice(['text', 'number', 'password'], { default: 'text' }),
  name: fieldName(),
  placeholder: text({ maxLength: 300 }),
  defaultValue: text({ maxLength: 1000 }),
  rules: fieldRules(),
} as const;
