import Switch from '@mui/material/Switch';

import type { ControlComponent } from './controlProps.ts';

/** On or off. */
export const BooleanControl: ControlComponent<'boolean'> = ({ value, onChange, id }) => (
  <Switch
    id={id}
    size="small"
    checked={value === true || value === 'true' || value === 'on'}
    onChange={(event) => onChange(event.target.checked)}
  />
);
