import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { previewLifetimes, type PreviewLifetime, type PreviewLink } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import {
  CopyButton,
  FailureAlert,
  FormattedMessage,
  QueryView,
  SelectField,
  useFormat,
} from '@vitrina/ui-kit';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link PreviewLinksDialog}. */
export interface PreviewLinksDialogProps {
  readonly epackId: string;
  readonly onClose: () => void;
}

/** Renders the dialog that creates, lists and revokes links to a package's preview. */
export function PreviewLinksDialog({ epackId, onClose }: PreviewLinksDialogProps) {
  const titleId = useId();
  const params = { id: epackId };
  const links = useQuery({
    ...callQuery(useApiClient(), calls.listPreviewLinks, { params }),
    refetchOnMount: 'always',
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.previewLinks.title" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.previewLinks.text" />
        </Typography>
        <CreateLink epackId={epackId} />
        <QueryView query={links} skeleton={<Skeleton variant="rounded" height={56} />}>
          {({ data }) => <LinkList epackId={epackId} links={data.items} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CreateLink({ epackId }: { readonly epackId: string }) {
  const intl = useIntl();
  const [lifetime, setLifetime] = useState<PreviewLifetime>('week');
  const creation = useCallMutation(calls.createPreviewLink);
  const url = creation.data?.data.url;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Box sx={{ width: 200 }}>
          <SelectField
            label={<FormattedMessage id="builder.previewLinks.lifetime" />}
            value={lifetime}
            onChange={setLifetime}
            options={previewLifetimes.map((value) => ({
              value,
              label: intl.formatMessage({ id: `builder.previewLinks.lifetime.${value}` }),
            }))}
          />
        </Box>
        <Button
          variant="contained"
          loading={creation.isPending}
          onClick={() => creation.run({ params: { id: epackId }, body: { lifetime } })}
        >
          <FormattedMessage id="builder.previewLinks.create" />
        </Button>
      </Box>
      <FailureAlert failure={creation.error} />
      {url === undefined ? null : (
        <Alert severity="success" action={<CopyButton text={url} />}>
          <FormattedMessage id="builder.previewLinks.once" />
          <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere', fontSize: 13 }}>
            {url}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function LinkList({ epackId, links }: { readonly epackId: string; readonly links: readonly PreviewLink[] }) {
  const revocation = useCallMutation(calls.revokePreviewLink);
  if (links.length === 0) {
    return (
      <Typography variant="body2">
        <FormattedMessage id="builder.previewLinks.none" />
      </Typography>
    );
  }
  return (
    <>
      <FailureAlert failure={revocation.error} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            isRevoking={revocation.isPending && revocation.variables?.params.linkId === link.id}
            onRevoke={() => revocation.run({ params: { id: epackId, linkId: link.id } })}
          />
        ))}
      </Box>
    </>
  );
}

interface LinkRowProps {
  readonly link: PreviewLink;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

function LinkRow({ link, isRevoking, onRevoke }: LinkRowProps) {
  const intl = useIntl();
  const format = useFormat();
  const { createdBy, createdDate, endDate, lastOpenedDate } = link;
  const end = format.dateTime(endDate);
  const opened =
    lastOpenedDate === null
      ? intl.formatMessage({ id: 'builder.previewLinks.unopened' })
      : intl.formatMessage({ id: 'builder.previewLinks.opened' }, { date: format.dateTime(lastOpenedDate) });
  const created = intl.formatMessage(
    { id: 'builder.previewLinks.created' },
    { date: format.dateTime(createdDate), name: createdBy },
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 500 }}>
          <FormattedMessage id="builder.previewLinks.until" values={{ date: end }} />
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {`${created} · ${opened}`}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="error"
        loading={isRevoking}
        aria-label={intl.formatMessage({ id: 'builder.previewLinks.revokeUntil' }, { date: end })}
        onClick={onRevoke}
      >
        <FormattedMessage id="builder.previewLinks.revoke" />
      </Button>
    </Box>
  );
}
