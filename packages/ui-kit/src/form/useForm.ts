import { useState, type SubmitEvent } from 'react';

/** Message ids of what is wrong, by field. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** Options of {@link useForm}. */
export interface FormOptions<Values> {
  initial: Values;
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends the values; what it throws becomes the form's failure. */
  onSubmit: (values: Values) => Promise<void>;
  /** Which fields a failure is about, where the server found what the form could not. */
  fieldErrorsOf?: (failure: unknown) => FieldErrors<Values>;
}

/** A form's values, what is wrong with them, and its submission. */
export interface Form<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Puts the initial or other values in place, as if nothing had been typed. */
  reset: (values?: Values) => void;
  /** Message id for a field, once the user has left it or tried to submit. */
  errorOf: (name: keyof Values & string) => string | undefined;
  /** To be called when the user leaves a field. */
  leave: (name: keyof Values & string) => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  isDirty: boolean;
  isBusy: boolean;
  /** Why the last submission failed, where no field is to blame. */
  failure: unknown;
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * A form by the product's rules: a field complains when it is left and from then on as it is typed in; a failed
 * submission focuses the first field in question.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const fromServer: FieldErrors<Values> =
    failure === undefined ? {} : (options.fieldErrorsOf?.(failure) ?? {});
  const own = options.validate(values);

  const send = async (form: HTMLFormElement) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await options.onSubmit(values);
    } catch (error) {
      setFailure(error);
      const [first] = Object.keys(options.fieldErrorsOf?.(error) ?? {});
      if (first) focusField(form, first);
    } finally {
      setIsBusy(false);
    }
  };

  const reset = (next: Values = initial) => {
    setInitial(next);
    setValues(next);
    setLeft(new Set());
    setFailure(undefined);
  };

  return {
    values,
    set: (change) => {
      setValues((before) => ({ ...before, ...change }));
      setFailure(undefined);
    },
    reset,
    errorOf: (name) => (left.has(name) ? own[name] : undefined) ?? fromServer[name],
    leave: (name) => setLeft((before) => new Set(before).add(name)),
    submit: (event) => {
      event.preventDefault();
      setLeft(new Set(Object.keys(values)));
      const [first] = Object.keys(own);
      if (first) focusField(event.currentTarget, first);
      else void send(event.currentTarget);
    },
    isDirty: !isSame(values, initial),
    isBusy,
    failure: Object.keys(fromServer).length > 0 ? undefined : failure,
  };
}
