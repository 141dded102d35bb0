import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainSwitch } from './plain/PlainSwitch.tsx';

/** On or off. */
export const BooleanControl: ControlComponent<'boolean'> = ({ value, onChange, id }) => (
  <PlainSwitch
    id={id}
    checked={value === true || value === 'true' || value === 'on'}
    onChange={({ target }) => onChange(target.checked)}
  />
);
