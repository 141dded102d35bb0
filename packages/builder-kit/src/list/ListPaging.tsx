import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { pageSizes, type ListCriteria } from './useEpackList.ts';

interface ListPagingProps {
  readonly criteria: ListCriteria;
  readonly total: number;
  readonly onChange: (changed: Partial<ListCriteria>) => void;
}

/** Which part of the list is shown, and the way to the others. */
export function ListPaging({ criteria, total, onChange }: ListPagingProps) {
  const intl = useIntl();
  const { page, perPage } = criteria;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 2,
        p: 2,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        <FormattedMessage
          id="ui.table.range"
          values={{
            from: intl.formatNumber(from),
            to: intl.formatNumber(to),
            total: intl.formatNumber(total),
          }}
        />
      </Typography>
      <Select
        size="small"
        value={perPage}
        inputProps={{ 'aria-label': intl.formatMessage({ id: 'ui.table.perPage' }) }}
        onChange={({ target }) => onChange({ perPage: target.value })}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
      <IconButton
        aria-label={intl.formatMessage({ id: 'ui.table.previousPage' })}
        disabled={page <= 1}
        onClick={() => onChange({ page: page - 1 })}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={intl.formatMessage({ id: 'ui.table.nextPage' })}
        disabled={page >= lastPage}
        onClick={() => onChange({ page: page + 1 })}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
