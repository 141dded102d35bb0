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
import type { DeletedEpack } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, QueryView, StateView, useFormat, FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { useEpackRestoring } from './useEpackDeletion.ts';

/** Props of {@link DeletedEpacksDialog}. */
export interface DeletedEpacksDialogProps {
  readonly onClose: () => void;
}

/** Renders the deleted packages, latest first, with the date of permanent deletion. Each can be restored. */
export function DeletedEpacksDialog({ onClose }: DeletedEpacksDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const deleted = useQuery({
    ...callQuery(useApiClient(), calls.listDeletedEpacks, { query: { limit: 100 } }),
    refetchOnMount: 'always',
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.deleted.title" />
      </DialogTitle>
      <DialogContent>
        <QueryView query={deleted} skeleton={<Skeleton variant="rounded" height={160} />}>
          {({ data: { items } }) =>
            items.length === 0 ? (
              <StateView state={{ kind: 'empty', title: <FormattedMessage id="builder.deleted.empty" /> }} />
            ) : (
              <Box
                component="ul"
                aria-label={intl.formatMessage({ id: 'builder.deleted.title' })}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {items.map((epack) => (
                  <DeletedRow key={epack.id} epack={epack} />
                ))}
              </Box>
            )
          }
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

function DeletedRow({ epack }: { readonly epack: DeletedEpack }) {
  const intl = useIntl();
  const format = useFormat();
  const name = useEpackName()(epack);
  const { restore, isPending } = useEpackRestoring();
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="builder.deleted.facts"
            values={{
              by: epack.deletedBy,
              date: format.dateTime(epack.deletedDate),
              purgeDate: format.date(epack.purgeDate),
            }}
          />
        </Typography>
      </Box>
      <Button
        variant="outlined"
        loading={isPending}
        aria-label={intl.formatMessage({ id: 'builder.deleted.restore' }, { name })}
        onClick={() => restore(epack)}
        sx={{ flexShrink: 0 }}
      >
        <FormattedMessage id="builder.list.restore" />
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 2,
  borderTop: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
