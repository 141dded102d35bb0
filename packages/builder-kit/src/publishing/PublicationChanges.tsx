import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PageDiff } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { colours, QueryView, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

import { BlockDiffList } from '../versions/BlockDiffList.tsx';
import { DiffCounts } from '../versions/DiffCounts.tsx';
import { isLasting } from './isLasting.ts';
import type { PublicationPreview } from './usePublicationPreview.ts';

interface PublicationChangesProps {
  readonly preview: PublicationPreview;
  /** Whether what stands in the way is said: of a package that is saved first, the server knows too little. */
  readonly showsProblems: boolean;
  readonly catalogue: Catalogue | undefined;
}

/** What changed since the last publication, page by page and block by block; what the server warns of. */
export function PublicationChanges({ preview, showsProblems, catalogue }: PublicationChangesProps) {
  const format = useFormat();
  return (
    <QueryView query={preview} skeleton={<Skeleton variant="rounded" height={64} />}>
      {({ data: { problems, since, isUpToDate, pages } }) => (
        <>
          {(showsProblems ? problems : problems.filter(isLasting)).map(({ code, message, severity }) => (
            <Alert key={code} severity={severity}>
              {message}
            </Alert>
          ))}
          <section>
            <Typography variant="subtitle2" component="h3">
              {since ? (
                <FormattedMessage
                  id="builder.publish.since"
                  values={{ date: format.dateTime(since.publishedDate) }}
                />
              ) : (
                <FormattedMessage id="builder.publish.first" />
              )}
            </Typography>
            {isUpToDate && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="builder.publish.upToDate" />
              </Typography>
            )}
            {since &&
              pages.map((page) => <PageChanges key={keyOf(page)} page={page} catalogue={catalogue} />)}
          </section>
        </>
      )}
    </QueryView>
  );
}

function keyOf({ locale, template, page }: PageDiff): string {
  return [locale, template, page].join(' ');
}

function PageChanges({ page, catalogue }: { page: PageDiff; catalogue: Catalogue | undefined }) {
  return (
    <Box component="details" sx={detailsStyle}>
      <summary>
        <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {`${page.locale} · ${page.template} · ${page.page}`}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {page.state === 'changed' ? (
            <DiffCounts counts={page.counts} />
          ) : (
            <FormattedMessage id={`builder.publish.page.${page.state}`} />
          )}
        </Box>
      </summary>
      <BlockDiffList blocks={page.blocks} catalogue={catalogue} />
    </Box>
  );
}

const detailsStyle = {
  mt: 1,
  px: 3,
  py: 1.5,
  fontSize: 13,
  border: `1px solid ${colours.line}`,
  borderRadius: '6px',
  '& summary': { cursor: 'pointer' },
  '&[open] summary': { mb: 2 },
} as const;
