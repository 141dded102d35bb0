import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Named } from '@vitrina/api-client/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { focusFilter } from './focusFilter.ts';
import type { StatisticsState } from './useStatisticsFilters.ts';

/**
 * Returns the selected options if the filter's button shows only their number: at least two options, but not
 * all.
 */
function namesOf(options: readonly Named[], ids: readonly number[]): readonly Named[] {
  if (ids.length < 2 || ids.length >= options.length) return [];
  return options.filter(({ id }) => ids.includes(id));
}

/** Props of {@link ChosenChips}. */
export interface ChosenChipsProps extends Pick<StatisticsState, 'filters' | 'choices' | 'change'> {
  /** Ref of the filter bar, whose controls receive focus when the last chip is removed. */
  bar: RefObject<HTMLElement | null>;
}

/** Chips of the selected licenses and retailers. Each chip can be removed. */
export function ChosenChips({ filters, choices, change, bar }: ChosenChipsProps) {
  const intl = useIntl();
  const row = useRef<HTMLDivElement>(null);
  // After a chip is removed, focus moves to the chip in its place, or to the filter.
  const leftOut = useRef<{ index: number; filter: 'licenses' | 'retailers' }>(undefined);
  const { licenses = [], retailers } = filters;
  const without = (ids: readonly number[], left: number) => ids.filter((id) => id !== left);
  const chips = [
    ...namesOf(choices.licenses, licenses).map(({ id, name }) => ({
      key: `license ${id}`,
      filter: 'licenses' as const,
      name,
      leaveOut: () => change({ licenses: without(licenses, id) }),
    })),
    ...namesOf(choices.retailers, retailers).map(({ id, name }) => ({
      key: `retailer ${id}`,
      filter: 'retailers' as const,
      name,
      leaveOut: () => change({ retailers: without(retailers, id) }),
    })),
  ];
  useEffect(() => {
    if (!leftOut.current) return;
    const { index, filter } = leftOut.current;
    leftOut.current = undefined;
    const left = row.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? [];
    const next = left[Math.min(index, left.length - 1)];
    if (next) next.focus();
    else focusFilter(bar.current, filter);
  }, [chips.length, bar]);
  if (chips.length === 0) return null;
  return (
    <Box
      ref={row}
      role="group"
      aria-label={intl.formatMessage({ id: 'panel.dashboard.chosen' })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flexBasis: '100%' }}
    >
      {chips.map(({ key, filter, name, leaveOut }, index) => (
        <Chip
          key={key}
          variant="outlined"
          label={name}
          onDelete={() => {
            leftOut.current = { index, filter };
            leaveOut();
          }}
        />
      ))}
    </Box>
  );
}
