import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ProductNames } from '@vitrina/api-client/contract';
import { ErrorBoundary, lazyScreen, QueryView } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import type { VisitsCardProps } from '../dashboard/VisitsCard.tsx';
import { AuditExport } from '../statistics/AuditExport.tsx';
import { NothingChosen } from '../statistics/NothingChosen.tsx';
import { StatisticsFilterBar } from '../statistics/StatisticsFilterBar.tsx';
import { isTooWide, TooWideRange } from '../statistics/TooWideRange.tsx';
import { useWhileShown } from '../statistics/useWhileShown.ts';
import { ProductRetailersCard } from './ProductRetailersCard.tsx';
import { useProductFigures } from './useProductFigures.ts';

const VisitsCard = lazyScreen<VisitsCardProps>(
  async () => (await import('../dashboard/VisitsCard.tsx')).VisitsCard,
);

const skeleton = <Skeleton variant="rounded" height={400} />;

function ProductTitle({ product: { name, brand, ean, mpn } }: { product: ProductNames }) {
  return (
    <div>
      <Typography variant="h2">{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[brand, ean, mpn].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  );
}

/** Page with a product's views at all retailers: the total, its change, a chart, and each retailer. */
export function ProductFiguresPage() {
  const { figures, isNothingChosen, ...statistics } = useProductFigures();
  const { filters, today, change, open } = statistics;
  const shown = useWhileShown(filters, figures.isPlaceholderData);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 1440, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatisticsFilterBar {...statistics} />
      {isNothingChosen ? (
        <NothingChosen hasNoLicense={statistics.hasNoLicense} />
      ) : isTooWide(figures.error) ? (
        <TooWideRange today={today} change={change} />
      ) : (
        <QueryView query={figures} skeleton={skeleton}>
          {({ data }) => (
            <Box
              aria-busy={figures.isPlaceholderData}
              sx={{ display: 'grid', gap: 4, minWidth: 0, opacity: figures.isPlaceholderData ? 0.6 : 1 }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <ProductTitle product={data.product} />
                </Box>
                <AuditExport filters={shown} publicId={data.product.publicId} />
              </Box>
              <ErrorBoundary resetKey={data}>
                <Suspense fallback={skeleton}>
                  <VisitsCard figures={data} filters={shown} open={open} />
                </Suspense>
              </ErrorBoundary>
              <ProductRetailersCard figures={data} />
            </Box>
          )}
        </QueryView>
      )}
    </Box>
  );
}
