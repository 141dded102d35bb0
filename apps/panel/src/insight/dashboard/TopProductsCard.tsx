import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TopProduct } from '@vitrina/api-client/contract';
import { Card, type Day, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';

import { productAddress } from '../statistics/productPath.ts';
import { NothingYet } from '../statistics/NothingYet.tsx';
import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';

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
    <Card title={<FormattedMessage id="panel.dashboard.topProducts" />}>
      {products.length === 0 ? (
        <NothingYet />
      ) : (
        <TableContainer>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="panel.dashboard.product" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="panel.dashboard.views" />
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {products.map((product) => (
                <ProductRow
                  key={product.publicId}
                  product={product}
                  share={product.count / most}
                  to={productAddress(product.publicId, filters, today)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}
