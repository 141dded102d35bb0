import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { z } from 'zod';

import { readFieldFailures } from './fieldFailures.ts';
import type { FormSchema, FormValues } from './formSchema.ts';
import { useLazyResolver } from './useLazyResolver.ts';

/** Options of {@link useSchemaForm}. */
export interface SchemaFormOptions<Schema extends FormSchema> {
  /** Loads the contract's schema of the request body. Called once, on the first render. */
  loadSchema: () => Promise<Schema>;
  /** Initial values; leave out a field without a value, such as a required choice. */
  initial: DefaultValues<FormValues<Schema>>;
  /** Sends the parsed values. An error it throws is shown at its fields, or becomes the form's failure. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  /** Maps error codes to the fields they are about: `{ usernameTaken: 'username' }`. */
  fieldOfCode?: Readonly<Record<string, Path<FormValues<Schema>>>>;
}

/** A form's fields, submission and state. */
export interface SchemaForm<Values extends FieldValues> {
  control: Control<Values>;
  set: (name: Path<Values>, value: unknown) => void;
  submit: (event?: SubmitEvent) => void;
  /** Returns the message id of a field's error, for a field that no control of the kit shows. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Replaces the values and clears the dirty state. */
  reset: (values: Values) => void;
  isDirty: boolean;
  isPending: boolean;
  /** The error of the last submission, if it is not about a field. */
  failure: unknown;
}

/** Checks whether a form has a value under the first part of a field's name. */
function hasField(values: FieldValues, name: string): boolean {
  const [first = ''] = name.split('.');
  return first in values;
}

/**
 * A form with the product's behavior: a field is validated on blur, and after that on each change; a failed
 * submission focuses the first invalid field.
 */
export function useSchemaForm<Schema extends FormSchema>(
  options: SchemaFormOptions<Schema>,
): SchemaForm<FormValues<Schema>> {
  type Values = FormValues<Schema>;
  const { loadSchema, initial, onSubmit, fieldOfCode } = options;
  const [failure, setFailure] = useState<unknown>();
  const [isWaiting, setIsWaiting] = useState(false);
  const { resolver, untilReady } = useLazyResolver(loadSchema);
  const form = useForm<Values, unknown, z.output<Schema>>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
  });
  const { setError, reset, setFocus } = form;
  const send = async (values: z.output<Schema>) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      const fields = Object.entries(readFieldFailures(error, fieldOfCode)) as [Path<Values>, string][];
      for (const [name, message] of fields) setError(name, { type: 'server', message });
      const [first] = fields;
      if (first) setFocus(first[0]);
      // If the form has none of the fields, no field can show the error.
      if (fields.every(([name]) => !hasField(form.getValues(), name))) setFailure(error);
    }
  };
  const submit = form.handleSubmit(send);
  const isUnderWay = useRef(false);
  const submitOnceReady = async () => {
    setIsWaiting(true);
    try {
      await untilReady();
    } catch (error) {
      setFailure(error);
      return;
    } finally {
      setIsWaiting(false);
    }
    await submit();
  };
  /** A second click, or Enter, joins the pending submission. */
  const submitOnce = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await submitOnceReady();
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    control: form.control as unknown as Control<Values>,
    set: (name, value) => form.setValue(name, value as never, { shouldDirty: true, shouldTouch: true }),
    submit: (event) => {
      event?.preventDefault();
      void submitOnce();
    },
    errorOf: (name) => form.getFieldState(name, form.formState).error?.message,
    reset: useCallback(
      (values: Values) => {
        setFailure(undefined);
        reset(values);
      },
      [reset],
    ),
    isDirty: form.formState.isDirty,
    isPending: isWaiting || form.formState.isSubmitting,
    failure,
  };
}

/** Returns the value of a field; rerenders the caller when it changes. */
export function useFormValue<Values extends FieldValues, Name extends Path<Values>>(
  form: SchemaForm<Values>,
  name: Name,
): PathValue<Values, Name> {
  return useWatch({ control: form.control, name });
}

/** Returns the values of a form; rerenders the caller when any of them changes. */
export function useFormValues<Values extends FieldValues>(form: SchemaForm<Values>): Values {
  // Without a name, `useWatch` returns the defaults merged with the input: the whole form.
  return useWatch({ control: form.control }) as Values;
}
