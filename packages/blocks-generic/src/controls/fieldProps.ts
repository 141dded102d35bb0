import { boolean, choice, group, identifier, list, text } from '@vitrina/block-kit';

/** The name a field's value is submitted under. */
export const fieldName = () => identifier({ pattern: /^[A-Za-z_][\w.[\]-]{0,59}$/ });

/** Choices of a field: the submitted value and its label. */
export const fieldOptions = () =>
  list(group({ value: text({ maxLength: 200 }), label: text({ maxLength: 200 }) }), {
    default: [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
    ],
    max: 200,
  });

/** Validation rules of a field, each with its own message. */
export const fieldRules = () =>
  list(
    group({
      kind: choice(['required', 'email', 'min', 'max', 'regex'], { default: 'required' }),
      value: text({ maxLength: 500 }),
      message: text({ maxLength: 300 }),
    }),
    { max: 10 },
  );

/** Whether a field is required. */
export const isRequired = () => boolean();
