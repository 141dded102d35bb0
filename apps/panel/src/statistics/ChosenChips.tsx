import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Named } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import type { StatisticsState } from './useStatisticsFilters.ts';

/** Where a filter's button says only how many are chosen: the names of some, though not of all. */
function namesOf(options: readonly Named[], ids: readonly number[]): readonly Named[] {
  if (ids.length < 2 || ids.length >= options.length) return [];
  return options.filter(({ id }) => ids.includes(id));
}

/** The chosen licences and retailers by name, each with the way to leave it out. */
export function ChosenChips({
  filters,
  choices,
  change,
}: Pick<StatisticsState, 'filters' | 'choices' | 'change'>) {
  const intl = useIntl();
  const { licenses = [], retailers } = filters;
  const without = (ids: readonly number[], left: number) => ids.filter((id) => id !== left);
  const chips = [
    ...namesOf(choices.licenses, licenses).map(({ id, name }) => ({
      key: `license ${id}`,
      name,
      leaveOut: () => change({ licenses: without(licenses, id) }),
    })),
    ...namesOf(choices.retailers, retailers).map(({ id, name }) => ({
      key: `retailer ${id}`,
      name,
      leaveOut: () => change({ retailers: without(retailers, id) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage({ id: 'panel.dashboard.chosen' })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flexBasis: '100%' }}
    >
      {chips.map(({ key, name, leaveOut }) => (
        <Chip key={key} variant="outlined" label={name} onDelete={leaveOut} />
      ))}
    </Box>
  );
}
