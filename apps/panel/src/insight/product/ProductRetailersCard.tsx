import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ProductFigures } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { InviewCapNote } from '../statistics/InviewCapNote.tsx';
import { TableCard } from '../statistics/TableCard.tsx';

type Page = ProductFigures['pages'][number];

const columns = ['count', 'inviewCount', 'averageInviewMs', 'medianInviewMs', 'interactionCount'] as const;
const times: ReadonlySet<string> = new Set(['averageInviewMs', 'medianInviewMs']);

/** On phones, only the views are shown. */
const styleOf = (column: (typeof columns)[number]) =>
  column === 'count' ? {} : { display: { xs: 'none', sm: 'table-cell' } };

/** Lists the product's packages at each retailer, most viewed first. */
export function ProductRetailersCard({ figures: { pages, product } }: { figures: ProductFigures }) {
  const intl = useIntl();
  const format = useFormat();
  const write = (page: Page, column: (typeof columns)[number]) => {
    const value = page[column];
    if (value === null) return '—';
    if (!times.has(column)) return format.number(value);
    return intl.formatMessage(
      { id: 'insight.seconds' },
      { seconds: format.number(Math.round(value / 100) / 10) },
    );
  };
  return (
    <TableCard
      title={<FormattedMessage id="insight.product.retailers" />}
      note={<InviewCapNote />}
      head={
        <>
          <TableCell>
            <FormattedMessage id="panel.filter.retailer" />
          </TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right" sx={styleOf(column)}>
              <FormattedMessage id={`insight.metric.${column}`} />
            </TableCell>
          ))}
        </>
      }
    >
      {pages.map((page) => (
        <TableRow key={`${page.publicId} ${page.retailer.id} ${page.license.id}`}>
          <TableCell>
            {page.retailer.name}
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[page.name === product.name ? '' : page.name, page.license.name].filter(Boolean).join(' · ')}
            </Typography>
          </TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right" sx={styleOf(column)}>
              {write(page, column)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableCard>
  );
}
