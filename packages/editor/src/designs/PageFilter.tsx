import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

const places = ['all', 'own'] as const;

/** Which whole pages are shown. */
export type PagePlace = (typeof places)[number];

interface PageFilterProps {
  readonly value: PagePlace;
  readonly onChange: (place: PagePlace) => void;
}

/** Renders the choice between all pages and those that the license saved. */
export function PageFilter({ value, onChange }: PageFilterProps) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={intl.formatMessage({ id: 'builder.library.pages' })}
      onChange={(_, next: PagePlace | null) => next && onChange(next)}
      sx={{ flex: 'none' }}
    >
      {places.map((each) => (
        <ToggleButton key={each} value={each}>
          <FormattedMessage id={each === 'own' ? 'builder.library.own' : 'builder.library.pages.all'} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
