import { useState } from 'react';

/** A field that may hold for a while what is not a valid value yet. */
export interface Draft {
  readonly text: string;
  readonly isInvalid: boolean;
  setText: (text: string) => void;
  /** Shows the valid value again. */
  reset: () => void;
}

/**
 * The text of a field whose value comes from elsewhere. Each text that `parse` accepts is committed at once; another one
 * stays in the field, marked, until the value changes or the field is left.
 */
export function useDraft<Value>(
  valueText: string,
  parse: (text: string) => Value | undefined,
  commit: (value: Value) => void,
): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string }>();
  const isCurrent = draft !== undefined && draft.of === valueText;
  const text = isCurrent ? draft.text : valueText;
  return {
    text,
    isInvalid: isCurrent && parse(text) === undefined,
    setText(next) {
      const value = parse(next);
      setDraft({ text: next, of: valueText });
      if (value !== undefined) commit(value);
    },
    reset: () => setDraft(undefined),
  };
}
