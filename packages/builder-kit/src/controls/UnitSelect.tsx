import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useIntl } from 'react-intl';

interface UnitSelectProps {
  readonly units: readonly string[];
  readonly value: string;
  readonly onChange: (unit: string) => void;
}

/** The unit at the end of a length's field. */
export function UnitSelect({ units, value, onChange }: UnitSelectProps) {
  const intl = useIntl();
  return (
    <Select
      variant="standard"
      disableUnderline
      value={units.includes(value) ? value : ''}
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'builder.length.unit' }) }}
      onChange={(event) => onChange(event.target.value)}
      sx={{ fontSize: 12, color: 'text.secondary', '& .MuiSelect-select': { py: 0 } }}
    >
      {units.map((unit) => (
        <MenuItem key={unit} value={unit}>
          {unit}
        </MenuItem>
      ))}
    </Select>
  );
}
