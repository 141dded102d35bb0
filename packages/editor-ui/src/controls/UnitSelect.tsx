import { useIntl } from 'react-intl';

import { PlainList } from './plain/PlainList.tsx';

interface UnitSelectProps {
  readonly units: readonly string[];
  readonly value: string;
  readonly onChange: (unit: string) => void;
}

/** Select for the unit of a length, at the end of its field. */
export function UnitSelect({ units, value, onChange }: UnitSelectProps) {
  const intl = useIntl();
  return (
    <PlainList
      isSmall
      label={intl.formatMessage({ id: 'builder.length.unit' })}
      names={units}
      selected={units.indexOf(value)}
      onSelect={(index) => onChange(units[index] ?? value)}
    />
  );
}
