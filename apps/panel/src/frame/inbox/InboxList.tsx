import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { CallResponse, InboxItem } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, type QueryLike, QueryView, useFormat } from '@vitrina/ui-kit';
import { Link as RouterLink } from 'react-router';

/** Props of {@link InboxList}. */
export interface InboxListProps {
  query: QueryLike<CallResponse<typeof calls.listInbox>>;
  /** Called when a notification opens another page. */
  onLeave: () => void;
}

function Item({ item, onFollow }: { item: InboxItem; onFollow: () => void }) {
  const format = useFormat();
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: item.isRead ? 400 : 600 }}>{item.title}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {item.text}
      </Typography>
      {item.link === null ? null : (
        <Link component={RouterLink} to={item.link} onClick={onFollow} sx={{ display: 'block' }}>
          <FormattedMessage id="panel.inbox.open" />
        </Link>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {format.dateTime(item.createdDate)}
      </Typography>
    </Box>
  );
}

/** Lists the user's newest notifications. Following a notification marks it as read. */
export function InboxList({ query, onLeave }: InboxListProps) {
  const readOne = useCallMutation(calls.readNotification);
  const readAll = useCallMutation(calls.readAllNotifications);
  const follow = (item: InboxItem) => {
    onLeave();
    if (!item.isRead) readOne.run({ params: { id: item.id } });
  };
  return (
    <>
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
        <Button
          disabled={!query.data?.data.unreadCount}
          loading={readAll.isPending}
          onClick={() => readAll.run()}
        >
          <FormattedMessage id="panel.inbox.readAll" />
        </Button>
      </Box>
      <FailureAlert failure={readAll.error ?? readOne.error} sx={{ m: 4 }} />
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={64} sx={{ m: 4 }} />}>
        {({ data: { items } }) =>
          items.length === 0 ? (
            <Typography sx={{ p: 4, color: 'text.secondary' }}>
              <FormattedMessage id="panel.inbox.empty" />
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 400, overflowY: 'auto' }}>
              {items.map((item) => (
                <Item key={item.id} item={item} onFollow={() => follow(item)} />
              ))}
            </Box>
          )
        }
      </QueryView>
    </>
  );
}
