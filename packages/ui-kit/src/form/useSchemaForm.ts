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
import { useLateResolver } from './useLateResolver.ts';

/** Options of {@link useSchemaForm}. */
export interface SchemaFormOptions<Schema extends FormSchema> {
  /** Loads the contract's own schema of what is sent; asked once, when the form is drawn. */
  loadSchema: () => Promise<Schema>;
  /** A field without a value yet, as a choice that has to be made, is left out. */
  initial: DefaultValues<FormValues<Schema>>;
  /** Sends what the schema read; what it throws is said at its fields, or becomes the form's failure. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  /** Fields by the code of a failure that is about them, as `{ usernameTaken: 'username' }`. */
  fieldOfCode?: Readonly<Record<string, Path<FormValues<Schema>>>>;
}

/** A form's fields, its submission, and how that went. */
export interface SchemaForm<Values extends FieldValues> {
  control: Control<Values>;
  set: (name: Path<Values>, value: unknown) => void;
  submit: (event?: SubmitEvent) => void;
  /** Id of the text of what is wrong with a field that no control of the kit shows. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Puts other values in place, as if nothing had been typed. */
  reset: (values: Values) => void;
  isDirty: boolean;
  isPending: boolean;
  /** Why the last submission failed, where no field is to blame. */
  failure: unknown;
}

/** Whether a form holds a value by the first part of a field's name. */
function hasField(values: FieldValues, name: string): boolean {
  const [first = ''] = name.split('.');
  return first in values;
}

/**
 * A form by the product's rules: a field complains when it is left and from then on as it is typed in; a failed
 * submission focuses the first field in question.
 */
export function useSchemaForm<Schema extends FormSchema>(
  options: SchemaFormOptions<Schema>,
): SchemaForm<FormValues<Schema>> {
  type Values = FormValues<Schema>;
  const { loadSchema, initial, onSubmit, fieldOfCode } = options;
  const [failure, setFailure] = useState<unknown>();
  const [isWaiting, setIsWaiting] = useState(false);
  const { resolver, untilReady } = useLateResolver(loadSchema);
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
      // A field that the form does not have shows nothing.
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
  /** A second press of the button, or of Enter, joins the first. */
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

/** What is typed in a field; the caller is drawn anew when it changes. */
export function useFormValue<Values extends FieldValues, Name extends Path<Values>>(
  form: SchemaForm<Values>,
  name: Name,
): PathValue<Values, Name> {
  return useWatch({ control: form.control, name });
}

/** All that is typed in a form; the caller is drawn anew when any of it changes. */
export function useFormValues<Values extends FieldValues>(form: SchemaForm<Values>): Values {
  // Without a name it answers the defaults with what was typed over them: the whole form.
  return useWatch({ control: form.control }) as Values;
}
