import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainSwitch } from './plain/PlainSwitch.tsx';

/** Control for a boolean value. */
export const BooleanControl: ControlComponent<'boolean'> = ({ value, onChange, id }) => (
  <PlainSwitch
    id={id}
    checked={value === true || value === 'true' || value === 'on'}
    onChange={({ target }) => onChange(target.checked)}
  />
);
