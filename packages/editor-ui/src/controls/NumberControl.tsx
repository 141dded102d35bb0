import { FormattedMessage } from '@vitrina/ui-kit';
import { toText } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { NumberInput } from './NumberInput.tsx';

/** Control for a number with a minimum and a maximum. */
export const NumberControl: ControlComponent<'number'> = ({ control, value, onChange, id, labelId }) => {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step, unit } = control;
  const text = toText(value);
  const number = text === '' ? undefined : Number(text);
  return (
    <NumberInput
      id={id}
      labelId={labelId}
      role="spinbutton"
      text={text}
      number={number}
      min={control.min}
      max={control.max}
      step={step}
      placeholder="–"
      inputMode="decimal"
      toValue={(typed, typedUnit) =>
        typed >= min && typed <= max && (typedUnit === '' || typedUnit === unit) ? typed : undefined
      }
      onChange={onChange}
      end={unit && <UnitName unit={unit} />}
    />
  );
};

function UnitName({ unit }: { unit: string }) {
  return (
    <span className="plain-unit">
      {unit === 'lines' || unit === 'items' ? <FormattedMessage id={`builder.unit.${unit}`} /> : unit}
    </span>
  );
}
