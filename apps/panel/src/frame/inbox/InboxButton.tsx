import Popover from '@mui/material/Popover';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { lazy } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const InboxList = lazy(async () => (await import('./InboxList.tsx')).InboxList);

/** Number of notifications shown. */
const shown = 20;

/** Button with the number of unread notifications, which opens the newest ones. */
export function InboxButton() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(
    callQuery(useApiClient(), calls.listInbox, { query: { limit: shown } }),
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unreadCount = data?.data.unreadCount ?? 0;
  const label = intl.formatMessage({ id: 'panel.inbox.label' }, { count: unreadCount });
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void refetch();
        }}
      >
        <Badge badgeContent={unreadCount} color="error" max={99}>
          <Notifications />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, mt: 1 } } }}
      >
        <InboxList query={{ data, error, refetch }} onLeave={close} />
      </Popover>
    </>
  );
}
