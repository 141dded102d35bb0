import { toText, formatLength, splitLength } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { NumberInput } from './NumberInput.tsx';
import { UnitSelect } from './UnitSelect.tsx';

/** Control for a number with its unit, or for one of the prop's keywords. */
export const LengthControl: ControlComponent<'length'> = ({ control, value, onChange, id, labelId }) => {
  const { keywords } = control;
  const units: readonly string[] = control.units;
  const text = toText(value);
  const { number, unit } = splitLength(text, units);
  const isKeyword = keywords.includes(text);
  return (
    <NumberInput
      id={id}
      labelId={labelId}
      text={isKeyword ? '' : number}
      number={isKeyword || number === '' ? undefined : Number(number)}
      placeholder={isKeyword ? text : '–'}
      inputMode="decimal"
      toValue={(typed, typedUnit) =>
        typedUnit === '' || units.includes(typedUnit)
          ? formatLength(typed, typedUnit === '' ? unit : typedUnit)
          : undefined
      }
      onChange={onChange}
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
