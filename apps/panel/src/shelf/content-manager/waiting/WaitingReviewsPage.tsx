import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage } from '@vitrina/ui-kit';
import { DataList } from '@vitrina/ui-kit/list';
import { useIntl } from 'react-intl';

import { useWaitingColumns } from './useWaitingColumns.tsx';

function WaitingReviews() {
  const intl = useIntl();
  const columns = useWaitingColumns();
  const list = useServerList({ call: calls.listWaitingReviews, name: 'waitingReviews' });
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.waitingReviews.title' })}
      columns={columns}
      searchLabel={intl.formatMessage({ id: 'shelf.content.search' })}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="shelf.waiting.empty" />,
        text: <FormattedMessage id="shelf.waiting.emptyText" />,
      }}
    />
  );
}

/** Page of the packages that wait for the user to approve or return them. */
export function WaitingReviewsPage() {
  return <WaitingReviews />;
}
