import Changed from '@mui/icons-material/EditOutlined';
import Waiting from '@mui/icons-material/HourglassEmptyOutlined';
import Link from '@mui/material/Link';
import type { WaitingReview } from '@vitrina/api-client/contract';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { StatusText } from '../../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../../shared/records/useColumnMakers.tsx';

/** Returns the columns of the packages that wait for a review. A name opens the review in Builder Pro. */
export function useWaitingColumns(): readonly Column<WaitingReview>[] {
  const intl = useIntl();
  const make = useColumnMakers<WaitingReview>();
  return useMemo(() => {
    const unsorted = { isSortable: false } as const;
    const unnamed = intl.formatMessage({ id: 'shelf.waiting.unnamed' });
    const stateOf = ({ isChangedSince }: WaitingReview) =>
      intl.formatMessage({ id: `shelf.waiting.state.${isChangedSince ? 'changed' : 'asked'}` });
    return [
      make.text('name', 'shelf.content.name', ({ name }) => name || unnamed, {
        cell: ({ id, name }) => (
          <Link href={`/panel/builder-pro/${id}?review=open`} sx={{ overflowWrap: 'anywhere' }}>
            {name || unnamed}
          </Link>
        ),
      }),
      make.text('isChangedSince', 'shelf.waiting.state', stateOf, {
        ...unsorted,
        hideBelow: 'sm',
        cell: (review) => (
          <StatusText
            tone={review.isChangedSince ? 'attention' : 'neutral'}
            Icon={review.isChangedSince ? Changed : Waiting}
            text={stateOf(review)}
          />
        ),
      }),
      make.text('requestedBy', 'shelf.waiting.requestedBy', ({ requestedBy }) => requestedBy?.name ?? '—', {
        ...unsorted,
        hideBelow: 'sm',
      }),
      make.moment('requestedDate', 'shelf.waiting.requestedDate', ({ requestedDate }) => requestedDate),
      make.text('note', 'shelf.content.note', ({ note }) => note || '—', { ...unsorted, hideBelow: 'md' }),
      make.number('openCommentCount', 'shelf.waiting.comments', ({ openCommentCount }) => openCommentCount, {
        ...unsorted,
        hideBelow: 'lg',
      }),
      make.text('brand', 'shelf.page.brand', ({ brand }) => brand || '—', { ...unsorted, hideBelow: 'lg' }),
    ];
  }, [intl, make]);
}
