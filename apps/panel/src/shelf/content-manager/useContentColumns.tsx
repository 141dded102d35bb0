import NoTraffic from '@mui/icons-material/VisibilityOffOutlined';
import type { ContentItem } from '@vitrina/api-client/contract';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { ReviewState, reviewStateOf } from './ReviewState.tsx';

/** Returns the message ID of a package's publication state at the retailers. */
function publicationOf({ isPublished, hasNoTraffic }: ContentItem): LabelId {
  if (hasNoTraffic) return 'shelf.status.noTraffic';
  return isPublished ? 'shelf.content.published' : 'shelf.content.notPublished';
}

/** Returns the columns of the content manager. */
export function useContentColumns(): readonly Column<ContentItem>[] {
  const intl = useIntl();
  const make = useColumnMakers<ContentItem>();
  return useMemo(() => {
    const word = (id: LabelId) => intl.formatMessage({ id });
    const unsorted = { isSortable: false } as const;
    return [
      make.text('name', 'shelf.content.name', ({ name }) => name),
      make.text('isCorrect', 'shelf.content.state', (item) => word(`shelf.content.${reviewStateOf(item)}`), {
        cell: (item) => <ReviewState item={item} />,
      }),
      make.text('publication', 'shelf.content.publication', (item) => word(publicationOf(item)), {
        ...unsorted,
        hideBelow: 'sm',
        cell: (item) =>
          item.hasNoTraffic ? (
            <StatusText tone="attention" Icon={NoTraffic} text={word(publicationOf(item))} />
          ) : (
            word(publicationOf(item))
          ),
      }),
      make.text('license', 'panel.filter.license', ({ license }) => license?.name ?? '—', {
        hideBelow: 'xl',
      }),
      make.text('brand', 'shelf.page.brand', ({ brand }) => brand || '—', { hideBelow: 'lg' }),
      make.text('ean', 'shelf.page.ean', ({ ean }) => ean || '—', { ...unsorted, isOptional: true }),
      make.text('note', 'shelf.content.note', ({ note }) => note || '—', { ...unsorted, hideBelow: 'md' }),
      make.text('reviewer', 'shelf.content.reviewer', ({ reviewer }) => reviewer?.username ?? '—', {
        ...unsorted,
        hideBelow: 'xl',
      }),
      make.moment('reviewedDate', 'shelf.content.reviewedDate', ({ reviewedDate }) => reviewedDate, {
        isOptional: true,
      }),
      make.moment('updatedDate', 'shelf.content.updatedDate', ({ updatedDate }) => updatedDate, {
        hideBelow: 'xl',
      }),
    ];
  }, [intl, make]);
}
