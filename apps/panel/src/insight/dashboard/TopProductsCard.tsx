import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TopProduct } from '@vitrina/api-client/contract';
import { type Day, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';

import { productAddress } from '../statistics/productPath.ts';
import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { TableCard } from '../statistics/TableCard.tsx';

function ProductRow({ product, share, to }: { product: TopProduct; share: number; to: string }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={to} color="inherit" underline="hover">
          {product.name}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[
            product.brand,
            product.ean,
            product.isPublished ? '' : intl.formatMessage({ id: 'panel.dashboard.unpublished' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Box
          aria-hidden="true"
          sx={{ height: 2, mt: 1, width: `${share * 100}%`, bgcolor: 'secondary.main', borderRadius: 1 }}
        />
      </TableCell>
      <TableCell align="right">{format.number(product.count)}</TableCell>
    </TableRow>
  );
}

/**
 * Lists the most viewed products, at most 15. Each links to its data at all retailers, with the same filters.
 */
export function TopProductsCard({
  products,
  filters,
  today,
}: {
  products: readonly TopProduct[];
  filters: StatisticsFilters;
  today: Day;
}) {
  const most = Math.max(1, ...products.map((product) => product.count));
  return (
    <TableCard
      title={<FormattedMessage id="panel.dashboard.topProducts" />}
      head={
        <>
          <TableCell>
            <FormattedMessage id="panel.dashboard.product" />
          </TableCell>
          <TableCell align="right">
            <FormattedMessage id="panel.dashboard.views" />
          </TableCell>
        </>
      }
    >
      {products.map((product) => (
        <ProductRow
          key={product.publicId}
          product={product}
          share={product.count / most}
          to={productAddress(product.publicId, filters, today)}
        />
      ))}
    </TableCard>
  );
}
