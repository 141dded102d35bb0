import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { RetailerQuality as Quality } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { Card, colors, FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

const lineHeightPx = 32;
/** The retailers shown; the others are rarely the ones to talk to. */
const shown = 4;

const shareOf = ({ pages, sound }: Quality['days'][number]) => (pages === 0 ? 1 : sound / pages);

/** A line of shares over days, from nothing at the bottom to all pages at the top. */
function ShareLine({ days }: Pick<Quality, 'days'>) {
  const last = Math.max(1, days.length - 1);
  const points = days.map((day, index) => `${(index / last) * 100},${(1 - shareOf(day)) * lineHeightPx}`);
  return (
    <Box
      component="svg"
      viewBox={`0 -1 100 ${lineHeightPx + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: lineHeightPx + 2, overflow: 'visible' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={colors.accent}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}

function RetailerCard({ quality: { retailer, days } }: { quality: Quality }) {
  const format = useFormat();
  const intl = useIntl();
  const first = days[0];
  const now = days.at(-1);
  if (!first || !now) return null;
  const change = Math.round((shareOf(now) - shareOf(first)) * 100);
  return (
    <Card title={retailer.name}>
      <Typography sx={{ mb: 1 }}>
        <Box component="span" sx={{ typography: 'h1', mr: 1 }}>
          {format.percent(shareOf(now))}
        </Box>{' '}
        <FormattedMessage id="shelf.quality.sound" values={{ sound: now.sound, pages: now.pages }} />
      </Typography>
      <ShareLine days={days} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {intl.formatMessage(
          {
            id:
              change === 0
                ? 'shelf.quality.same'
                : change > 0
                  ? 'shelf.quality.better'
                  : 'shelf.quality.worse',
          },
          { points: Math.abs(change), day: format.day(first.day) },
        )}
      </Typography>
    </Card>
  );
}

/** The quality of the retailers over the last ninety days, the worst first. */
export function RetailerQuality() {
  const intl = useIntl();
  const query = useQuery(callQuery(useApiClient(), calls.listRetailerQuality, { query: {} }));
  // One line at any width, so that the list below stays where it is when a sheet opens.
  const grid = {
    display: 'grid',
    gap: 4,
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(220px, 1fr)',
    overflowX: 'auto',
    mb: 4,
  };
  const skeleton = (
    <Box sx={grid}>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} variant="rounded" height={140} />
      ))}
    </Box>
  );
  return (
    <QueryView query={query} skeleton={skeleton}>
      {({ data }) =>
        data.length === 0 ? null : (
          <Box
            sx={grid}
            role="region"
            aria-label={intl.formatMessage({ id: 'shelf.quality.title' })}
            tabIndex={0}
          >
            {data.slice(0, shown).map((quality) => (
              <RetailerCard key={quality.retailer.id} quality={quality} />
            ))}
          </Box>
        )
      }
    </QueryView>
  );
}
