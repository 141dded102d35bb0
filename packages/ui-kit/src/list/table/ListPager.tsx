import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormat } from '../../intl/useFormat.ts';
import { SelectField } from '../../select-field/SelectField.tsx';
import { perPageChoices, type ListState } from '../state/listState.ts';

interface PagerProps {
  state: Pick<ListState, 'page' | 'perPage'>;
  onStateChange: (change: Partial<ListState>) => void;
  /** How many rows match. */
  total: number;
}

const perPageOptions = perPageChoices.map((choice) => ({ value: String(choice), label: String(choice) }));

function PerPageChoice({ state, onStateChange }: Omit<PagerProps, 'total'>) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="ui.list.perPage" />
      </Typography>
      <SelectField
        id={id}
        value={String(state.perPage)}
        options={perPageOptions}
        onChange={(value) => onStateChange({ perPage: Number(value) })}
        sx={{ fontSize: 13 }}
      />
    </Box>
  );
}

/** Shows the range of rows and the page size, with buttons to the other pages. */
export function ListPager({ state, total, onStateChange }: PagerProps) {
  const intl = useIntl();
  const format = useFormat();
  const from = (state.page - 1) * state.perPage + 1;
  const to = Math.min(total, state.page * state.perPage);
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 4,
        rowGap: 1,
        px: 3,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <PerPageChoice state={state} onStateChange={onStateChange} />
      <Typography variant="caption" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <FormattedMessage
          id="ui.list.range"
          values={{ from: format.number(from), to: format.number(to), total: format.number(total) }}
        />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <IconButton
          aria-label={intl.formatMessage({ id: 'ui.list.previousPage' })}
          disabled={state.page <= 1}
          onClick={() => onStateChange({ page: state.page - 1 })}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={intl.formatMessage({ id: 'ui.list.nextPage' })}
          disabled={to >= total}
          onClick={() => onStateChange({ page: state.page + 1 })}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
