import { useState } from 'react';

/** State of a text field that can temporarily contain an invalid value. */
export interface Draft {
  readonly text: string;
  readonly isInvalid: boolean;
  setText: (text: string) => void;
  /** Restores the valid value. */
  reset: () => void;
}

/**
 * Returns the text of a field for an external value. Commits each text that `parse` accepts. An invalid text
 * stays in the field and is marked until the value changes or the field loses focus.
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
