import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { InboxItem } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { LatePopover, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';

/** So many of the newest are shown. */
const shown = 20;

/** The user's notifications, and marking them read. */
function useInbox() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery(callQuery(client, calls.listInbox, { query: { limit: shown } }));
  const readAll = async () => {
    await client.call(calls.readAllNotifications);
    await queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listInbox) });
  };
  return { items: data?.data.items ?? [], unreadCount: data?.data.unreadCount ?? 0, refetch, readAll };
}

function Item({ item, onLeave }: { item: InboxItem; onLeave: () => void }) {
  const format = useFormat();
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: item.isRead ? 400 : 600 }}>{item.title}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {item.text}
      </Typography>
      {item.link === null ? null : (
        <Link component={RouterLink} to={item.link} onClick={onLeave} sx={{ display: 'block' }}>
          <FormattedMessage id="panel.inbox.open" />
        </Link>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {format.dateTime(item.createdDate)}
      </Typography>
    </Box>
  );
}

/** The bell: how many notifications are unread, and the newest of them. */
export function InboxButton() {
  const intl = useIntl();
  const { items, unreadCount, refetch, readAll } = useInbox();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = intl.formatMessage({ id: 'panel.inbox.label' }, { count: unreadCount });
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
      <LatePopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, mt: 1 } } }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            px: 4,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h2" sx={{ flex: 1 }}>
            <FormattedMessage id="panel.inbox.title" />
          </Typography>
          <Button disabled={unreadCount === 0} onClick={() => void readAll()}>
            <FormattedMessage id="panel.inbox.readAll" />
          </Button>
        </Box>
        {items.length === 0 ? (
          <Typography sx={{ p: 4, color: 'text.secondary' }}>
            <FormattedMessage id="panel.inbox.empty" />
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 400, overflowY: 'auto' }}>
            {items.map((item) => (
              <Item key={item.id} item={item} onLeave={() => setAnchor(null)} />
            ))}
          </Box>
        )}
      </LatePopover>
    </>
  );
}
