import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PublishProblem, RetailerChanges } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { pageKey } from '@vitrina/epack-model';
import { FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { isLasting } from '@vitrina/editor-core/publishing';

import { PageChanges } from '../changes/PageChanges.tsx';
import { useIsApprovalRequired } from '../review/useReview.ts';
import { OwnedProduct } from './OwnedProduct.tsx';
import type { PublicationPreview } from './usePublicationPreview.ts';

interface PublicationChangesProps {
  readonly epackId: string;
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
export function PublicationChanges({
  epackId,
  preview,
  showsProblems,
  excluded,
  catalogue,
}: PublicationChangesProps) {
  // The request for approval is shown instead.
  const asksForApproval = useIsApprovalRequired();
  const isShown = (problem: PublishProblem) =>
    (showsProblems || isLasting(problem)) &&
    // The findings are listed instead.
    problem.code !== 'contentNotPublishable' &&
    !(asksForApproval && problem.code === 'contentCheckRequired');
  return (
    <QueryView query={preview} skeleton={<Skeleton variant="rounded" height={64} />}>
      {({ data: { problems, owner, license, since, isUpToDate, hasNewLook, pages, byRetailer } }) => (
        <>
          {problems.filter(isShown).map(({ code, message, severity }) =>
            code === 'ownedByAnotherLicense' && owner ? (
              <OwnedProduct key={code} epackId={epackId} owner={owner} license={license} />
            ) : (
              <Alert key={code} severity={severity}>
                {message}
              </Alert>
            ),
          )}
          {listChanges({ retailers: [], since, isUpToDate, hasNewLook, pages }, byRetailer, excluded).map(
            (changes) => (
              <Changes
                key={changes.retailers.map(({ id }) => id).join(' ')}
                changes={changes}
                catalogue={catalogue}
              />
            ),
          )}
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

function Changes({ changes: { retailers, since, isUpToDate, hasNewLook, pages }, catalogue }: ChangesProps) {
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
      {hasNewLook && (
        <Typography variant="body2">
          <FormattedMessage id="builder.publish.newLook" />
        </Typography>
      )}
      {since && pages.map((page) => <PageChanges key={pageKey(page)} page={page} catalogue={catalogue} />)}
    </section>
  );
}
