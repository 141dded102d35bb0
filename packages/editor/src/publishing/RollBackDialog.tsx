import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer, contract, Publication, RetailerChanges } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { pageKey } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { PageChanges } from '../changes/PageChanges.tsx';
import { PagePictures } from '../changes/PagePictures.tsx';
import { PublishFailure } from './PublishFailure.tsx';
import type { PublishFlowProps } from './publishFlowProps.ts';
import { RetailerChecks } from './RetailerChecks.tsx';
import type { PublicationActions } from './usePublicationActions.ts';
import { useRetailerStates } from './useRetailerStates.ts';

type Preview = CallAnswer<typeof contract.previewRollBack>['data'];

interface RollBackDialogProps extends Pick<PublishFlowProps, 'catalogue' | 'previewUrl'> {
  readonly epackId: string;
  readonly publication: Publication;
  /** The publication's date as shown in the list. */
  readonly date: string;
  readonly actions: PublicationActions;
  /** Called after a roll back, whose outcome then takes the focus. */
  readonly onDone: () => void;
  /** Called when the user leaves things as they are. */
  readonly onCancel: () => void;
}

/** Asks before a roll back: at which retailers, and what changes at each. */
export function RollBackDialog(props: RollBackDialogProps) {
  const { epackId, publication, date, actions, onDone, onCancel } = props;
  const titleId = useId();
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const preview = useQuery({
    ...callQuery(useApiClient(), calls.previewRollBack, {
      params: { id: epackId, publicationId: publication.id },
    }),
    refetchOnMount: 'always',
  });
  const chosen = preview.data?.data.retailers.filter(({ id }) => !excluded.has(id)) ?? [];
  const { rollingBack } = actions;
  const close = () => {
    rollingBack.reset();
    onCancel();
  };
  const confirm = () => {
    const retailerIds = chosen.map(({ id }) => id);
    rollingBack.run({ publication, date, retailerIds, onDone });
  };
  return (
    <GuardedDialog
      onClose={close}
      isClosedByButtonOnly={rollingBack.isPending}
      disableRestoreFocus
      aria-labelledby={titleId}
      maxWidth="md"
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.publications.rollBackTo" values={{ date }} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {rollingBack.error instanceof Error && <PublishFailure error={rollingBack.error} />}
        <QueryView query={preview} skeleton={<Skeleton variant="rounded" height={240} />}>
          {({ data }) => <Content {...props} preview={data} excluded={excluded} onExclude={setExcluded} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={rollingBack.isPending} onClick={close}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button
          variant="contained"
          loading={rollingBack.isPending}
          disabled={chosen.length === 0}
          onClick={confirm}
        >
          <FormattedMessage id="builder.publications.rollBackAt" values={{ count: chosen.length }} />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

interface ContentProps extends RollBackDialogProps {
  readonly preview: Preview;
  /** Ids of the retailers to leave out. */
  readonly excluded: ReadonlySet<number>;
  readonly onExclude: (ids: ReadonlySet<number>) => void;
}

function Content(props: ContentProps) {
  const { epackId, publication, previewUrl, catalogue, preview, excluded, onExclude } = props;
  const { retailers, isComparable, byRetailer } = preview;
  const states = useRetailerStates(epackId).data?.data.items;
  const groups = byRetailer
    .map((changes) => ({ ...changes, retailers: changes.retailers.filter(({ id }) => !excluded.has(id)) }))
    .filter((changes) => changes.retailers.length > 0);
  const shown = groups.find(({ pages }) => pages.length > 0);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.publications.rollBackText" />
      </Typography>
      <RetailerChecks retailers={retailers} excluded={excluded} states={states} onExclude={onExclude} />
      {!isComparable && (
        <Alert severity="info">
          <FormattedMessage id="builder.publications.notComparable" />
        </Alert>
      )}
      {previewUrl !== undefined && shown && (
        <PagePictures
          key={shown.since?.id}
          previewUrl={previewUrl}
          pages={shown.pages}
          before={shown.since?.id}
          after={publication.id}
        />
      )}
      {groups.map((changes) => (
        <Changes key={changes.retailers[0]?.id} changes={changes} catalogue={catalogue} />
      ))}
    </>
  );
}

interface ChangesProps extends Pick<PublishFlowProps, 'catalogue'> {
  readonly changes: RetailerChanges;
}

function Changes({ changes: { retailers, isUpToDate, hasNewLook, pages }, catalogue }: ChangesProps) {
  const intl = useIntl();
  const names = intl.formatList(
    retailers.map(({ name }) => name),
    { type: 'conjunction' },
  );
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage
          id={isUpToDate ? 'builder.publications.alreadyShown' : 'builder.publications.changesAt'}
          values={{ retailers: names }}
        />
      </Typography>
      {hasNewLook && (
        <Typography variant="body2">
          <FormattedMessage id="builder.publications.otherLook" />
        </Typography>
      )}
      {pages.map((page) => (
        <PageChanges key={pageKey(page)} page={page} catalogue={catalogue} />
      ))}
    </section>
  );
}
