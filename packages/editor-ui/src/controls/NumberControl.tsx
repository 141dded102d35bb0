import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { toText } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { useDraft } from './useDraft.ts';

/** Control for a number with a minimum and a maximum. The arrow keys step the value. */
export const NumberControl: ControlComponent<'number'> = ({ control, value, onChange, id }) => {
  const intl = useIntl();
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step, unit } = control;
  const parse = (text: string): number | undefined => {
    const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
    return Number.isFinite(number) && number >= min && number <= max ? number : undefined;
  };
  const draft = useDraft(toText(value), parse, onChange);
  return (
    <PlainInput
      id={id}
      type="number"
      isInvalid={draft.isInvalid}
      value={draft.text}
      placeholder={intl.formatMessage({ id: 'builder.length.none' })}
      min={control.min}
      max={control.max}
      step={step}
      end={unit && <UnitName unit={unit} />}
      onChange={(event) => draft.setText(event.target.value)}
      onBlur={draft.reset}
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
