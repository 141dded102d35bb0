import { useRef } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerReturn } from 'react-hook-form';

import type { SchemaForm } from './useSchemaForm.ts';

/**
 * Connects a control to a field of a form. Leaving a field that the user has not changed does not validate it,
 * so that a form for something new shows no errors to a user who only looks through its fields.
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: SchemaForm<Values>,
  name: Name,
): UseControllerReturn<Values, Name> {
  const controller = useController({ control: form.control, name });
  const { field } = controller;
  const isChanged = useRef(false);
  return {
    ...controller,
    field: {
      ...field,
      onChange: (...event) => {
        isChanged.current = true;
        field.onChange(...event);
      },
      onBlur: () => {
        if (isChanged.current) field.onBlur();
      },
    },
  };
}
