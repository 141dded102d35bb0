import { useCallback, useState, type SubmitEvent } from 'react';
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
  onSubmit: (values: z.output<Schema>) => Promise<void>;
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
  isBusy: boolean;
  /** Why the last submission failed, where no field is to blame. */
  failure: unknown;
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
      else setFailure(error);
    }
  };
  const submit = form.handleSubmit(send);
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
  return {
    control: form.control as unknown as Control<Values>,
    set: (name, value) => form.setValue(name, value as never, { shouldDirty: true, shouldTouch: true }),
    submit: (event) => {
      event?.preventDefault();
      void submitOnceReady();
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
    isBusy: isWaiting || form.formState.isSubmitting,
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
