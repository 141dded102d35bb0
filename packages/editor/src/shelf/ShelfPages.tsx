import Dot from '@mui/icons-material/Circle';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageStatus, ShelfPage } from '@vitrina/api-client/contract';
import { colors, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

const tones = {
  live: colors.live,
  lowTraffic: colors.attention,
  noTraffic: colors.attention,
  underReview: colors.attention,
  pdpHidden: colors.problem,
  locked: colors.problem,
  noPdp: colors.problem,
  pdpDeleted: colors.problem,
  reasonSent: colors.neutral,
} as const satisfies Record<PageStatus, string>;

/** Renders the product pages of a package, one per row. */
export function ShelfPages({ pages }: { pages: readonly ShelfPage[] }) {
  const intl = useIntl();
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage({ id: 'builder.shelf.pages' })}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {pages.map((page) => (
        <PageRow key={page.id} page={page} />
      ))}
    </Box>
  );
}

function PageRow({ page }: { page: ShelfPage }) {
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PageName page={page} />
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <LastVisit page={page} />
        </Typography>
        {page.problems.length > 0 && <Problems page={page} />}
      </Box>
      <Box sx={{ textAlign: 'end', flexShrink: 0 }}>
        <Box component="span" sx={{ ...statusStyle, color: tones[page.status] }}>
          <Dot aria-hidden="true" sx={{ '&&': { fontSize: 8 } }} />
          <FormattedMessage id={`shelf.status.${page.status}`} />
        </Box>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          <FormattedMessage id="builder.shelf.impressions" values={{ count: page.impressions }} />
        </Typography>
      </Box>
    </Box>
  );
}

function PageName({ page: { link, retailer } }: { page: ShelfPage }) {
  const intl = useIntl();
  const style = { overflowWrap: 'anywhere' } as const;
  if (link === null) {
    return (
      <Typography variant="subtitle2" component="span" sx={style}>
        {retailer.name}
      </Typography>
    );
  }
  return (
    <Link
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={intl.formatMessage({ id: 'builder.published.shopPageOf' }, { name: retailer.name })}
      sx={{ ...style, fontSize: 14, fontWeight: 600 }}
    >
      {retailer.name}
    </Link>
  );
}

function LastVisit({ page: { lastVisited, checkFailure } }: { page: ShelfPage }) {
  const format = useFormat();
  if (checkFailure !== null) return <FormattedMessage id="builder.shelf.notRead" />;
  if (lastVisited === null) return <FormattedMessage id="builder.shelf.neverRead" />;
  return <FormattedMessage id="builder.shelf.read" values={{ date: format.dateTime(lastVisited) }} />;
}

function Problems({ page: { problems } }: { page: ShelfPage }) {
  const format = useFormat();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {problems.map(({ id, type, since }) => (
        <Typography
          key={id}
          component="li"
          variant="body2"
          sx={{ color: colors.problem, display: 'flex', gap: 1, '& svg': { fontSize: 16, mt: '2px' } }}
        >
          <Warning aria-hidden="true" />
          <span>
            <FormattedMessage id={`shelf.problem.${type}`} />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="builder.shelf.since" values={{ date: format.date(since) }} />
            </Box>
          </span>
        </Typography>
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  py: 2.5,
  borderTop: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;

const statusStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontSize: 14,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
} as const;
