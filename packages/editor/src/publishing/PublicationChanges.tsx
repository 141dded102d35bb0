import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PageDiff, RetailerChanges } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { colors, FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { isLasting } from '@vitrina/editor-core/publishing';
import { BlockDiffList, DiffCounts } from '@vitrina/editor-ui/diff';

import type { PublicationPreview } from './usePublicationPreview.ts';

interface PublicationChangesProps {
  readonly preview: PublicationPreview;
  /**
   * Whether to show all problems. If the package must be saved first, the server knows only the lasting ones.
   */
  readonly showsProblems: boolean;
  /** Ids of the retailers to leave out. */
  readonly excluded: ReadonlySet<number>;
  readonly catalogue: Catalogue | undefined;
}

/** Renders the changes for each retailer by page and block, and the server's warnings. */
export function PublicationChanges({ preview, showsProblems, excluded, catalogue }: PublicationChangesProps) {
  return (
    <QueryView query={preview} skeleton={<Skeleton variant="rounded" height={64} />}>
      {({ data: { problems, since, isUpToDate, pages, byRetailer } }) => (
        <>
          {(showsProblems ? problems : problems.filter(isLasting))
            .filter(({ code }) => code !== 'contentNotPublishable')
            .map(({ code, message, severity }) => (
              <Alert key={code} severity={severity}>
                {message}
              </Alert>
            ))}
          {listChanges({ retailers: [], since, isUpToDate, pages }, byRetailer, excluded).map((changes) => (
            <Changes
              key={changes.retailers.map(({ id }) => id).join(' ')}
              changes={changes}
              catalogue={catalogue}
            />
          ))}
        </>
      )}
    </QueryView>
  );
}

/**
 * Lists the changes for the chosen retailers. If all of them show the same, or none is chosen, returns one
 * list that names no retailer; without a choice, it has the changes since the last publication.
 */
function listChanges(
  all: RetailerChanges,
  byRetailer: readonly RetailerChanges[],
  excluded: ReadonlySet<number>,
): readonly RetailerChanges[] {
  const chosen = byRetailer
    .map((changes) => ({ ...changes, retailers: changes.retailers.filter(({ id }) => !excluded.has(id)) }))
    .filter(({ retailers }) => retailers.length > 0);
  const [only, ...others] = chosen;
  if (only === undefined) return [all];
  return others.length === 0 ? [{ ...only, retailers: [] }] : chosen;
}

interface ChangesProps {
  readonly changes: RetailerChanges;
  readonly catalogue: Catalogue | undefined;
}

function Changes({ changes: { retailers, since, isUpToDate, pages }, catalogue }: ChangesProps) {
  const intl = useIntl();
  const format = useFormat();
  const values = {
    retailers: intl.formatList(
      retailers.map(({ name }) => name),
      { type: 'conjunction' },
    ),
    date: since === null ? '' : format.dateTime(since.publishedDate),
  };
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage
          id={`builder.publish.${since === null ? 'first' : 'since'}${retailers.length > 0 ? 'At' : ''}`}
          values={values}
        />
      </Typography>
      {isUpToDate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.publish.upToDate" />
        </Typography>
      )}
      {since && pages.map((page) => <PageChanges key={keyOf(page)} page={page} catalogue={catalogue} />)}
    </section>
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
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  '& summary': { cursor: 'pointer' },
  '&[open] summary': { mb: 2 },
} as const;
