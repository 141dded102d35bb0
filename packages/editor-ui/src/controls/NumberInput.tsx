import type { ComponentProps, ReactNode } from 'react';
import type { Json } from '@vitrina/epack-model';
import { evaluateNumber } from '@vitrina/editor-core/props';

import { PlainInput } from './plain/PlainInput.tsx';
import { useDraft } from './useDraft.ts';
import { useScrub } from './useScrub.ts';

/** Props of {@link NumberInput}. */
export interface NumberInputProps extends Pick<
  ComponentProps<'input'>,
  'placeholder' | 'role' | 'title' | 'aria-label' | 'inputMode'
> {
  readonly id: string;
  /** ID of the label that changes the value when it is dragged. */
  readonly labelId?: string;
  /** The text of the value. */
  readonly text: string;
  /** The number of the value; undefined for none, or a word. */
  readonly number: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The change by an arrow key, and by a pixel of dragging. Default: 1. */
  readonly step?: number;
  /** Returns the value of a number with its typed unit, which is empty if none was typed; undefined to refuse it. */
  readonly toValue: (number: number, unit: string) => Json | undefined;
  /** Returns the value of a text that isn't a number, such as `auto`; undefined to refuse it. */
  readonly parseWord?: (text: string) => Json | undefined;
  readonly onChange: (value: Json) => void;
  /** Content after the text. */
  readonly end?: ReactNode;
}

/**
 * Field for a number. Arrow keys change it by a step, with Shift by ten; expressions such as `16*1.5` are calculated on Enter
 * or when the field loses focus; dragging its label changes it as one history step.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    id,
    labelId,
    text,
    number,
    min,
    max,
    step = 1,
    toValue,
    parseWord,
    onChange,
    end,
    ...input
  } = props;
  const draft = useDraft<Json>(
    text,
    (typed) => {
      const word = parseWord?.(typed);
      if (word !== undefined) return word;
      const read = evaluateNumber(typed);
      return read && !read.isCalculated ? toValue(read.number, read.unit) : undefined;
    },
    onChange,
  );
  const calculated = evaluateNumber(draft.text);
  const isCalculated = calculated?.isCalculated === true;
  const settle = () => {
    const value = isCalculated ? toValue(calculated.number, calculated.unit) : undefined;
    draft.reset();
    if (value !== undefined) onChange(value);
  };
  const setNumber = (next: number) => {
    const limited = Math.min(max ?? next, Math.max(min ?? next, next));
    const value = toValue(Number(limited.toFixed(4)), '');
    if (value !== undefined) onChange(value);
  };
  useScrub(labelId, number === undefined ? undefined : { number, step, onChange: setNumber });
  return (
    <PlainInput
      {...input}
      id={id}
      isInvalid={draft.isInvalid && !isCalculated && draft.text !== ''}
      value={draft.text}
      aria-valuenow={input.role === 'spinbutton' ? number : undefined}
      aria-valuemin={input.role === 'spinbutton' ? min : undefined}
      aria-valuemax={input.role === 'spinbutton' ? max : undefined}
      onChange={(event) => draft.setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (sign === undefined || number === undefined) return;
        event.preventDefault();
        setNumber(number + sign * step * (event.shiftKey ? 10 : 1));
      }}
      end={end}
    />
  );
}
