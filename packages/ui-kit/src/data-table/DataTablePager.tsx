import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormat } from '../intl/useFormat.ts';
import type { DataTableProps } from './DataTable.tsx';
import { perPageChoices, type ListParams } from './listParams.ts';

type PagerProps = Pick<DataTableProps<unknown>, 'onParamsChange'> & { params: ListParams; total: number };

function PerPage({ params, onParamsChange }: Omit<PagerProps, 'total'>) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography id={labelId} variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="ui.table.perPage" />
      </Typography>
      <Select
        size="small"
        value={params.perPage}
        labelId={labelId}
        onChange={(event) => onParamsChange({ perPage: event.target.value })}
        sx={{ fontSize: 13 }}
      >
        {perPageChoices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

/** Which rows are shown, how many a page has, and the way to the others. */
export function DataTablePager({ params, total, onParamsChange }: PagerProps) {
  const intl = useIntl();
  const format = useFormat();
  const from = (params.page - 1) * params.perPage + 1;
  const to = Math.min(total, params.page * params.perPage);
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
      <PerPage params={params} onParamsChange={onParamsChange} />
      <Typography variant="caption" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <FormattedMessage
          id="ui.table.range"
          values={{ from: format.number(from), to: format.number(to), total: format.number(total) }}
        />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <IconButton
          aria-label={intl.formatMessage({ id: 'ui.table.previousPage' })}
          disabled={params.page <= 1}
          onClick={() => onParamsChange({ page: params.page - 1 })}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={intl.formatMessage({ id: 'ui.table.nextPage' })}
          disabled={to >= total}
          onClick={() => onParamsChange({ page: params.page + 1 })}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
