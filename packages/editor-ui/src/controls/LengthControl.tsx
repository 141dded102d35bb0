import { useIntl } from 'react-intl';
import { toText, formatLength, parseLength, splitLength } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { UnitSelect } from './UnitSelect.tsx';
import { useDraft } from './useDraft.ts';

/** Control for a number with its unit, or for one of the prop's keywords. */
export const LengthControl: ControlComponent<'length'> = ({ control, value, onChange, id }) => {
  const intl = useIntl();
  const { units, keywords } = control;
  const text = toText(value);
  const { number, unit } = splitLength(text, units);
  const isKeyword = keywords.includes(text);
  const draft = useDraft(isKeyword ? '' : number, (typed) => parseLength(typed, unit, units), onChange);
  return (
    <PlainInput
      id={id}
      isInvalid={draft.isInvalid && draft.text !== ''}
      value={draft.text}
      placeholder={isKeyword ? text : intl.formatMessage({ id: 'builder.length.none' })}
      inputMode="decimal"
      onChange={(event) => draft.setText(event.target.value)}
      onBlur={draft.reset}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (step === undefined || number === '') return;
        event.preventDefault();
        onChange(formatLength(Number(number) + step * (event.shiftKey ? 10 : 1), unit));
      }}
      end={
        <UnitSelect
          units={[...units, ...keywords]}
          value={isKeyword ? text : unit}
          onChange={(next) => onChange(keywords.includes(next) ? next : formatLength(Number(number), next))}
        />
      }
    />
  );
};
